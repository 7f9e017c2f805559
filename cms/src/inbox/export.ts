import type { Endpoint, PaginatedDocs, Payload } from 'payload'
import type { Enquiry } from '../payload-types.ts'
import { csvLine } from './csv.ts'

const PAGE = 500

const COLUMNS = [
  'receivedAt',
  'status',
  'language',
  'name',
  'phone',
  'email',
  'subject',
  'message',
  'tableRestaurant',
  'tableDate',
  'tableTime',
  'tablePeople',
  'tableState',
  'tableAnsweredAt',
  'tableAnsweredBy',
  'notes',
  'quarantined',
  'marks',
  'reference',
  'id',
] as const satisfies readonly (keyof Enquiry)[]

/** All enquiries as a CSV file, newest first, for signed-in staff. */
export const exportEnquiries: Omit<Endpoint, 'root'> = {
  path: '/export.csv',
  method: 'get',
  handler: ({ payload, user }) => {
    if (!user) return Response.json({ errors: [{ message: 'Unauthorized' }] }, { status: 401 })
    const day = new Date().toISOString().slice(0, 10)
    return new Response(streamOf(csv(payload)), {
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
async function* csv(payload: Payload): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder()
  // The mark makes spreadsheets read the file as UTF-8.
  yield bytes.encode(`\uFEFF${csvLine(COLUMNS)}`)
  for (let page: number | null | undefined = 1; page; ) {
    const { docs, nextPage }: PaginatedDocs<Enquiry> = await payload.find({
      collection: 'enquiries',
      sort: ['-receivedAt', 'id'],
      limit: PAGE,
      page,
    })
    yield bytes.encode(docs.map((doc) => csvLine(cellsOf(doc))).join(''))
    page = nextPage
  }
}

function cellsOf(doc: Enquiry): string[] {
  // A day without the noon it is kept at.
  const shown = { ...doc, tableDate: doc.tableDate?.slice(0, 10) }
  return COLUMNS.map((name) => text(shown[name]))
}

function text(value: Enquiry[keyof Enquiry]): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}
