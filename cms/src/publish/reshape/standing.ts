import { readDay, writeDay } from '@noren/contract/hours/calendar'
import { readStanding, type Standing } from '@noren/contract/standing/standing'
import { dayOf } from '../../content/model/fields/day.ts'
import type { Restaurant } from '../../payload-types.ts'
import { localized } from '../per-language.ts'
import { written } from '../plain-fields.ts'

/** What a restaurant states of itself, in canonical form; `null` for nothing. */
export function reshapeStanding({
  standing,
}: Partial<Pick<Restaurant, 'standing'>>): Standing | null {
  if (!standing?.kind) return null
  const { kind, from, to, lastDay, until, phone, mapLink, address, area, note } = standing
  const last = readDay(dayOf(lastDay))
  const ofMove = kind === 'moves' && {
    address: written(localized(address)),
    area: written(localized(area)),
    phone,
    mapLink,
  }
  return readStanding({
    kind,
    from: kind === 'closes' ? last !== null && writeDay(last + 1) : dayOf(from),
    ...(kind === 'pauses' ? { to: dayOf(to) } : { until: dayOf(until) }),
    ...ofMove,
    note: written(localized(note)),
  })
}
