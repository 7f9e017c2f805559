import type { PaginatedDocs, PayloadRequest } from 'payload'
import { dayInTokyo } from '../base/ui/in-tokyo.ts'
import type { Words } from '../base/words.ts'
import type { Enquiry } from '../payload-types.ts'
import { onGet } from '../staff/access/endpoint.ts'
import { reach } from '../staff/access/roles.ts'
import { type CsvCells, csvCells, csvLine } from './csv.ts'

const PAGE = 500

const NOT_YOURS: Words = {
  en: 'You may not read enquiries, so there is nothing to export. If you were asked to set up a second factor, do that first.',
  ja: 'お問い合わせを閲覧する権限がないため、書き出せません。二段階認証の設定を求められている場合は、先に設定してください。',
}

/** All enquiries that the user may open, as a CSV file in their language, newest first. */
export const exportEnquiries = onGet(
  '/export.csv',
  async (req) => {
    const day = dayInTokyo(new Date())
    return new Response(streamOf(csv(req, await csvCells(req.payload, req.i18n))), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="enquiries-${day}.csv"`,
        'Cache-Control': 'no-store',
      },
    })
  },
  { may: (user) => reach(user, 'enquiries') !== 'none', forbidden: NOT_YOURS },
)

function streamOf(pieces: AsyncIterator<Uint8Array<ArrayBuffer>>): ReadableStream {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await pieces.return?.()
    },
  })
}

/** The file in chunks, so that any number of enquiries needs little memory (X03). */
async function* csv(req: PayloadRequest, cells: CsvCells): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder()
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield bytes.encode(`\uFEFF${csvLine(cells.heading)}`)
  for (let page: number | null | undefined = 1; page; ) {
    const { docs, nextPage }: PaginatedDocs<Enquiry> = await req.payload.find({
      collection: 'enquiries',
      overrideAccess: false,
      user: req.user,
      sort: ['-receivedAt', 'id'],
      limit: PAGE,
      page,
    })
    yield bytes.encode(docs.map((doc) => csvLine(cells.of(doc))).join(''))
    page = nextPage
  }
}
