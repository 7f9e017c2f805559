import { randomUUID } from 'node:crypto'
import { readDay, writeDay } from '@noren/contract/hours/calendar'
import type { CollectionConfig, PayloadRequest, Where } from 'payload'
import type * as v from 'valibot'
import { inTransaction, onPostgres } from '../../base/database/transaction.ts'
import { refusal, refuse } from '../../base/requests/refusal.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { dayKept } from '../../content/model/fields/day.ts'
import { changeFact, createFact } from '../../content/model/write-fact.ts'
import { publishedAt } from '../../publish/published-at.ts'
import { reshapeOpeningHours } from '../../publish/reshape/opening-hours.ts'
import { onPost, toBody } from '../../staff/access/endpoint.ts'
import { opensContent } from '../../staff/access/own.ts'
import { record } from '../../staff/audit/record.ts'
import { hasSitting, type MarkAnswer, MOST_DAYS_AHEAD, markingSchema } from './full.ts'
import { saveSeats } from './save-seats.ts'

type Marking = v.InferOutput<typeof markingSchema>

/** The collection of full days, with the requests that mark them and that have seats counted. */
export function withBooked(booked: CollectionConfig): CollectionConfig {
  return { ...booked, endpoints: [...(booked.endpoints || []), markFull, saveSeats] }
}

/**
 * Marks a day or a sitting as full, or takes that back, and publishes it immediately. Said twice it is done once,
 * also by two people.
 */
const markFull = onPost(
  '/',
  toBody(markingSchema, async (req, { user, body }) => {
    if (!opensContent(user, 'restaurants', body.restaurant)) return refuse(req, 403)
    const day = readDay(body.day)
    const today = todayIn(new Date())
    if (day === null || day < today || day > today + MOST_DAYS_AHEAD)
      return refusal(400, say(req, NO_DAY))
    const found = await req.payload.find({
      collection: 'restaurants',
      where: { id: { equals: body.restaurant } },
      depth: 0,
      select: { _status: true, openingHours: true, standing: true },
      req,
    })
    const [restaurant] = found.docs
    if (!restaurant) return refuse(req, 404)
    const closures = await closuresOf(req, restaurant.id)
    const hours = reshapeOpeningHours({ ...restaurant, closures })
    if (body.isFull && !hasSitting(hours, day, body.sitting))
      return refusal(400, say(req, NO_SITTING))
    await inTransaction(req, () => mark(req, body))
    const isShown = restaurant._status === 'published'
    const published = isShown ? await publishedAt([body.restaurant]) : null
    return Response.json({ isShown, published } satisfies MarkAnswer)
  }),
  { may: (user) => opensContent(user, 'restaurants') },
)

const NO_DAY: Words = {
  en: 'This day is over, or too far ahead. Please reload the page and choose another.',
  ja: 'この日は終わっているか、先すぎます。ページを再読み込みして、別の日を選んでください。',
}

const NO_SITTING: Words = {
  en: 'The restaurant is not open at this time of the day. Please reload the page and choose again.',
  ja: 'この日にはこの時間帯の営業がありません。ページを再読み込みして、選び直してください。',
}

async function closuresOf(req: PayloadRequest, restaurant: number) {
  const where = { restaurant: { equals: restaurant } }
  const { docs } = await req.payload.find({
    collection: 'closures',
    where,
    pagination: false,
    depth: 0,
    req,
  })
  return docs
}

async function mark(
  req: PayloadRequest,
  { restaurant, day, sitting, isFull }: Marking,
): Promise<void> {
  // The second of two saves sees what the first has written.
  await onPostgres(req, `SELECT pg_advisory_xact_lock(hashtext('booked'))`)
  const of: Where = { restaurant: { equals: restaurant } }
  const { docs } = await req.payload.find({
    collection: 'booked',
    where: { and: [of, { day: { equals: dayKept(day) } }] },
    pagination: false,
    depth: 0,
    req,
  })
  const same = docs.filter((each) => (each.sitting ?? null) === sitting)
  if (isFull === same.length > 0) return
  const deletedAt = new Date().toISOString()
  for (const { id } of same) await changeFact(req, { slug: 'booked', id }, { deletedAt })
  const data = { id: randomUUID(), restaurant, day: dayKept(day), sitting }
  if (isFull) await createFact(req, 'booked', data)
  await record(req, { act: isFull ? 'full-marked' : 'full-taken-back', by: req.user?.id })
  await deleteOver(req, of)
}

/** Of days that are over nobody reads anything: a restaurant that is full every evening keeps few marks. */
async function deleteOver(req: PayloadRequest, of: Where): Promise<void> {
  const today = dayKept(writeDay(todayIn(new Date())))
  const where = { and: [of, { day: { less_than: today } }] }
  await req.payload.delete({ collection: 'booked', where, trash: true, depth: 0, req })
}
