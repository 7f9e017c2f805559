import type { PaginatedDocs, PayloadRequest, Where } from 'payload'
import * as v from 'valibot'
import { csvDownload, csvLine } from '../base/csv.ts'
import { ALWAYS, csvName, during, PERIOD } from '../base/period.ts'
import type { Words } from '../base/words.ts'
import { isSlug } from '../content/model/fields/slug-rule.ts'
import type { Enquiry } from '../payload-types.ts'
import { onGet } from '../staff/access/endpoint.ts'
import { reach } from '../staff/access/roles.ts'
import { record } from '../staff/audit/record.ts'
import { type CsvCells, csvCells } from './csv.ts'
import { slugsOf } from './tables/restaurant-names.ts'

const PAGE = 500

const NOT_YOURS: Words = {
  en: 'You may not read enquiries, so there is nothing to export. If you were asked to set up a second factor, do that first.',
  ja: 'お問い合わせを閲覧する権限がないため、書き出せません。二段階認証の設定を求められている場合は、先に設定してください。',
}

/** What the form of the inbox asks for; without days, all of them. */
const askedSchema = v.object({
  ...PERIOD,
  restaurant: v.fallback(v.custom<string>(isSlug), ''),
  spam: v.fallback(v.picklist(['', '1']), ''),
})

type Asked = v.InferOutput<typeof askedSchema>

/** Those of a period and a restaurant that the user may open, as a CSV file in their language, newest first. */
export const exportEnquiries = onGet(
  '/export.csv',
  async (req) => {
    const asked = v.parse(askedSchema, { ...ALWAYS, ...req.query })
    const where = await whereOf(req, asked)
    const cells = await csvCells(req.payload, req.i18n)
    const { totalDocs: count } = await req.payload.count({ ...mine(req), where })
    await record(req, { act: 'enquiries-exported', by: req.user?.id, count })
    return csvDownload(csvName('enquiries', asked, asked.restaurant), csv(req, where, cells))
  },
  { may: (user) => reach(user, 'enquiries') !== 'none', forbidden: NOT_YOURS },
)

async function whereOf({ payload }: PayloadRequest, asked: Asked): Promise<Where> {
  const { restaurant, spam } = asked
  return {
    and: [
      ...during('receivedAt', asked),
      ...(restaurant ? [{ tableRestaurant: { in: await slugsOf(payload, restaurant) } }] : []),
      ...(spam ? [] : [{ status: { not_equals: 'spam' } }]),
    ],
  }
}

/** The enquiries the user may open. */
const mine = ({ user }: PayloadRequest) =>
  ({ collection: 'enquiries', overrideAccess: false, user }) as const

async function* csv(req: PayloadRequest, where: Where, cells: CsvCells): AsyncGenerator<string> {
  yield csvLine(cells.heading)
  for (let page: number | null | undefined = 1; page; ) {
    const { docs, nextPage }: PaginatedDocs<Enquiry> = await req.payload.find({
      ...mine(req),
      where,
      sort: ['-receivedAt', 'id'],
      limit: PAGE,
      page,
    })
    yield docs.map((doc) => csvLine(cells.of(doc))).join('')
    page = nextPage
  }
}
