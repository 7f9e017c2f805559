import { type Day, writeDay } from '@noren/contract/hours/calendar'
import type { Payload, TypedUser } from 'payload'
import { dayKept } from '../../content/model/fields/day.ts'
import type { Enquiry } from '../../payload-types.ts'
import { lastSaid } from '../guests/act-words.ts'
import { hasBegun, isUntold, takenBackTo } from '../tables/marking.ts'
import { slugsOf } from '../tables/restaurant-names.ts'
import { guestNamed } from '../tables/source.ts'
import type { DayTable } from './day-table.ts'

type Asking = { payload: Payload; user: TypedUser; now: Date }

/** The tables of a restaurant's day that the user may see, by their times; none that was declined. */
export async function readTables(
  { payload, user, now }: Asking,
  slug: string,
  day: Day,
): Promise<DayTable[]> {
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      tableRestaurant: { in: await slugsOf(payload, slug) },
      tableDate: { equals: dayKept(writeDay(day)) },
      tableState: { not_equals: 'declined' },
      status: { not_equals: 'spam' },
    },
    sort: ['tableTime', 'receivedAt', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.flatMap((doc) => tableOf(doc, now))
}

function tableOf(doc: Enquiry, now: Date): DayTable[] {
  const { id, tableTime, tablePeople, tableState, tableExpected, notes, phone, source } = doc
  if (!tableState || !tableTime) return []
  const said = lastSaid(doc)
  const [note] = notes?.trim().split('\n') ?? []
  return [
    {
      id,
      time: tableTime,
      people: tablePeople ?? 0,
      guest: guestNamed(doc),
      phone,
      state: tableState,
      source: source ?? null,
      expected: tableExpected ?? null,
      said: [...(said ? [said] : []), ...(note ? [{ en: note, ja: note }] : [])],
      back: takenBackTo(doc, now),
      isUntold: isUntold(doc),
      hasBegun: hasBegun(doc, now),
    },
  ]
}
