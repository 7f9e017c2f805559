import type { Endpoint, PaginatedDocs, PayloadRequest } from 'payload'
import type { Enquiry } from '../payload-types.ts'
import { refusal } from '../requests/refusal.ts'
import { dayInTokyo } from '../ui/in-tokyo.ts'
import { csvLine } from './csv.ts'
import { type CsvCells, csvCells } from './csv-cells.ts'

const PAGE = 500

/** All enquiries that are open to the reader, as a CSV file in their language, newest first. */
export const exportEnquiries: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: (req) => {
    const { payload, user, i18n } = req
    if (!user) return refusal(401, 'Unauthorized')
    const day = dayInTokyo(new Date())
    return new Response(streamOf(csv(req, csvCells(payload, i18n))), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="enquiries-${day}.csv"`,
        'Cache-Control': 'no-store',
      },
    })
  },
}

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

/** The file piece by piece, so that any number of enquiries needs little memory (X03). */
async function* csv(req: PayloadRequest, cells: CsvCells): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder()
  // The mark makes spreadsheets read the file as UTF-8.
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
