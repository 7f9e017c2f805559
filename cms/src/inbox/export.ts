import type { Endpoint, PaginatedDocs, Payload } from 'payload'
import type { Enquiry } from '../payload-types.ts'
import { dayInTokyo } from '../ui/in-tokyo.ts'
import { csvLine } from './csv.ts'
import { type CsvCells, csvCells } from './csv-cells.ts'

const PAGE = 500

/** All enquiries as a CSV file in the reader's language, newest first, for signed-in staff. */
export const exportEnquiries: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: ({ payload, user, i18n }) => {
    if (!user) return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 })
    const day = dayInTokyo(new Date())
    return new Response(streamOf(csv(payload, csvCells(payload, i18n))), {
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
async function* csv(payload: Payload, cells: CsvCells): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder()
  // The mark makes spreadsheets read the file as UTF-8.
  yield bytes.encode(`\uFEFF${csvLine(cells.heading)}`)
  for (let page: number | null | undefined = 1; page; ) {
    const { docs, nextPage }: PaginatedDocs<Enquiry> = await payload.find({
      collection: 'enquiries',
      sort: ['-receivedAt', 'id'],
      limit: PAGE,
      page,
    })
    yield bytes.encode(docs.map((doc) => csvLine(cells.of(doc))).join(''))
    page = nextPage
  }
}
