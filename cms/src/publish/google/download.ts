import { refuse } from '../../base/requests/refusal.ts'
import { ourTarget } from '../../base/targets/our-bucket.ts'
import type { Words } from '../../base/words.ts'
import { zipOf } from '../../base/zip.ts'
import { onGet } from '../../staff/access/endpoint.ts'
import { reach } from '../../staff/access/roles.ts'
import { googleFolder } from './files.ts'

const NOTHING_YET: Words = {
  en: 'Nothing has been published yet.',
  ja: 'まだ何も公開されていません。',
}

/** The files for Google Business Profiles as one archive, of what visitors see now. */
export const downloadGoogle = onGet(
  '/google.zip',
  async (req) => {
    const shown = await (await ourTarget()).current()
    if (!shown) return refuse(req, 404, NOTHING_YET)
    return new Response(zipOf(googleFolder(shown, new Date()).files), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="google-business-profile.zip"',
        'Cache-Control': 'no-store',
      },
    })
  },
  { may: (user) => reach(user, 'restaurants') !== 'none' },
)
