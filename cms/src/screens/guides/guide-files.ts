import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marked } from 'marked'
import { cmsFolder } from '../../base/cms-folder.ts'
import { deskLanguage } from '../../base/words.ts'
import { onGet } from '../../staff/access/endpoint.ts'

/** The address of the guides' pictures on the desk. */
const PICTURES = '/api/guide-pictures'

const folder = () => join(cmsFolder(), '../docs/desk')

/** The text of a guide in the user's language. */
function guideText(name: string, language: string): Promise<string> {
  return readFile(join(folder(), deskLanguage(language), `${name}.md`), 'utf8')
}

/** The title of a guide, which is its first line. */
export async function guideTitle(name: string, language: string): Promise<string> {
  const [, title = name] = /^# (.+)/.exec(await guideText(name, language)) ?? []
  return title
}

/** A guide as HTML. Its text and pictures are ours: no stranger writes there. */
export async function guideHtml(name: string, language: string): Promise<string> {
  return marked.parse(await guideText(name, language), {
    async: true,
    walkTokens: (token) => {
      if (token.type === 'image') token.href = token.href.replace(/^\.\.\/images/, PICTURES)
      if (token.type === 'link') token.href = token.href.replace(/^([\w-]+)\.md/, '/admin/guide/$1')
    },
  })
}

/** The pictures of the guides, for signed-in staff. */
export const guidePictures = onGet('/guide-pictures/:file', async ({ routeParams }) => {
  const file = String(routeParams?.file)
  if (!/^[\w-]+\.webp$/.test(file)) return new Response(null, { status: 404 })
  const bytes = await readFile(join(folder(), 'images', file)).catch(() => null)
  if (!bytes) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': 'image/webp' } })
})
