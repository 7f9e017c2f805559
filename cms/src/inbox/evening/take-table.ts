import { nationalPhone, normalizePhone } from '@noren/contract/enquiry/phone'
import { readDay } from '@noren/contract/hours/calendar'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { authorOf } from '../../content/model/saved-by.ts'
import { onPost, toBody } from '../../staff/access/endpoint.ts'
import { reachesEnquiry } from '../../staff/access/own.ts'
import { reach } from '../../staff/access/roles.ts'
import { SOURCE_SUBJECTS } from '../tables/source.ts'
import { storedTable } from '../tables/table-fields.ts'
import { takenSchema } from './taking.ts'

/** How far a table can be ahead, and how long ago one can still be written down, in days. */
const DAYS_AHEAD = 366
const DAYS_AGO = 7

/**
 * Keeps a table that staff took themselves, as a confirmed one among the enquiries. It has no mail address, so
 * nothing is ever mailed about it.
 */
export const takeTable = onPost(
  '/tables',
  toBody(takenSchema, async (req, { user, body }) => {
    const { id, source, name, phone, ...table } = body
    if (!(await reachesEnquiry(req.payload, user, { tableRestaurant: table.restaurant })))
      return refuse(req, 403)
    const [day, today] = [readDay(table.date), todayIn(new Date())]
    const fields = storedTable(table)
    if (day === null || !fields.tableDate || day < today - DAYS_AGO || day > today + DAYS_AHEAD) {
      return refusal(400, say(req, NO_DAY))
    }
    const { docs } = await req.payload.find({
      collection: 'enquiries',
      where: { id: { equals: id } },
      trash: true,
      depth: 0,
    })
    const isMine = docs[0]?.source && docs[0].tableRestaurant === table.restaurant
    if (docs[0]) return isMine ? Response.json({ id }) : refuse(req, 404)
    const [now, by] = [new Date().toISOString(), authorOf(req)]
    await req.payload.create({
      collection: 'enquiries',
      depth: 0,
      req,
      data: {
        ...fields,
        id,
        source,
        name,
        phone: nationalPhone(normalizePhone(phone)),
        email: '',
        subject: SOURCE_SUBJECTS[source],
        message: '',
        tableState: 'confirmed',
        tableAnsweredAt: now,
        tableAnsweredBy: by,
        status: 'done',
        receivedAt: now,
        // Nobody has to open it.
        readAt: now,
        readBy: by,
        language: 'jp',
      },
    })
    return Response.json({ id })
  }),
  { may: (user) => reach(user, 'enquiries') !== 'none' },
)

const NO_DAY: Words = {
  en: 'This day is over, or too far ahead. Please choose another.',
  ja: 'この日は終わっているか、先すぎます。別の日を選んでください。',
}
