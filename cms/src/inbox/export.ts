import { type Day, readDay, writeDay } from '@noren/contract/hours/calendar'
import type { PaginatedDocs, PayloadRequest, Where } from 'payload'
import * as v from 'valibot'
import { dayInTokyo } from '../base/ui/in-tokyo.ts'
import type { Words } from '../base/words.ts'
import { isSlug } from '../content/fields/slug-rule.ts'
import type { Enquiry } from '../payload-types.ts'
import { onGet } from '../staff/access/endpoint.ts'
import { reach } from '../staff/access/roles.ts'
import { type CsvCells, csvCells, csvLine } from './csv.ts'
import { slugsOf } from './tables/restaurant-names.ts'

const PAGE = 500

const NOT_YOURS: Words = {
  en: 'You may not read enquiries, so there is nothing to export. If you were asked to set up a second factor, do that first.',
  ja: 'お問い合わせを閲覧する権限がないため、書き出せません。二段階認証の設定を求められている場合は、先に設定してください。',
}

const daySchema = v.fallback(v.nullable(v.pipe(v.unknown(), v.transform(readDay))), null)

/** What the form of the inbox asks for; without days, all of them. */
const askedSchema = v.object({
  from: daySchema,
  to: daySchema,
  restaurant: v.fallback(v.custom<string>(isSlug), ''),
  spam: v.fallback(v.picklist(['', '1']), ''),
})

type Asked = v.InferOutput<typeof askedSchema>

/** Those of a period and a restaurant that the user may open, as a CSV file in their language, newest first. */
export const exportEnquiries = onGet(
  '/export.csv',
  async (req) => {
    const asked = v.parse(askedSchema, { from: null, to: null, ...req.query })
    const where = await whereOf(req, asked)
    return new Response(streamOf(csv(req, where, await csvCells(req.payload, req.i18n))), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${fileName(asked)}"`,
        'Cache-Control': 'no-store',
      },
    })
  },
  { may: (user) => reach(user, 'enquiries') !== 'none', forbidden: NOT_YOURS },
)

function fileName({ from, to, restaurant }: Asked): string {
  const days = [from, to].map((day) => (day === null ? null : writeDay(day)))
  const period = days.every((day) => day === null) ? [dayInTokyo(new Date())] : days
  return `${['enquiries', ...period, restaurant].filter(Boolean).join('-')}.csv`
}

async function whereOf({ payload }: PayloadRequest, asked: Asked): Promise<Where> {
  const { from, to, restaurant, spam } = asked
  return {
    and: [
      ...(from === null ? [] : [{ receivedAt: { greater_than_equal: midnight(from) } }]),
      ...(to === null ? [] : [{ receivedAt: { less_than: midnight(to + 1) } }]),
      ...(restaurant ? [{ tableRestaurant: { in: await slugsOf(payload, restaurant) } }] : []),
      ...(spam ? [] : [{ status: { not_equals: 'spam' } }]),
    ],
  }
}

/** The beginning of a day in Japan. */
function midnight(day: Day): string {
  return new Date(`${writeDay(day)}T00:00:00+09:00`).toISOString()
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

/** The file in chunks, so that any number of enquiries needs little memory (X03). */
async function* csv(
  req: PayloadRequest,
  where: Where,
  cells: CsvCells,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder()
  // The byte order mark makes spreadsheets read the file as UTF-8.
  yield bytes.encode(`\uFEFF${csvLine(cells.heading)}`)
  for (let page: number | null | undefined = 1; page; ) {
    const { docs, nextPage }: PaginatedDocs<Enquiry> = await req.payload.find({
      collection: 'enquiries',
      where,
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
