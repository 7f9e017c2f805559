import { type OpeningHours, readOpeningHours } from '@noren/contract/hours/opening-hours'
import { type TokyoMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { standingDay, withStanding } from '@noren/contract/standing/hours'
import { atNewPlace, inMemory, whilePaused } from '@noren/contract/standing/place'
import { type Phase, phaseOn, type Standing } from '@noren/contract/standing/standing'

/** A restaurant that moves, pauses or closes for good, with the hours that decide its day. */
export type Stated = { slug: string; standing: Standing; hours?: OpeningHours }

/** How far what it states has come. */
export type Standpoint = { standing: Standing; phase: Phase }

/** The restaurants that state something, as it is at an instant. */
export type Standpoints = ReadonlyMap<string, Standpoint>

/** What the restaurants state at an instant, by their slugs. */
export function standpointsAt(stated: readonly Stated[], at: Date): Standpoints {
  const now: TokyoMinute = tokyoMinute(at)
  return new Map(
    stated.map(({ slug, standing, hours }) => [
      slug,
      { standing, phase: phaseOn(standing, standingDay(hours, now)) },
    ]),
  )
}

/** Whether two instants see the same of every restaurant. */
export function isSame(some: Standpoints, others: Standpoints): boolean {
  return [...some].every(([slug, { phase }]) => others.get(slug)?.phase === phase)
}

/** Whether it has closed for good. */
export const hasClosed = ({ standing, phase }: Standpoint) =>
  standing.kind === 'closes' && phase !== 'announced'

/** Whether it is at its new place. */
export const hasMoved = ({ standing, phase }: Standpoint) =>
  standing.kind === 'moves' && phase !== 'announced'

/** Whether nothing is at a restaurant's address any more. */
export function isGone(standpoint: Standpoint | undefined): boolean {
  return standpoint?.standing.kind === 'closes' && standpoint.phase === 'over'
}

/** Whether it receives no guests, and so is in no site map. */
export function isAway({ standing, phase }: Standpoint): boolean {
  return standing.kind !== 'moves' && (phase === 'begun' || hasClosed({ standing, phase }))
}

/** The hours of a restaurant that states something, where it does change them. */
export function hoursAs(
  standing: Standing | null,
  hours: OpeningHours | null | undefined,
): { openingHours?: OpeningHours } {
  const openingHours = standing && withStanding(hours ?? null, standing)
  return openingHours ? { openingHours } : {}
}

/**
 * A restaurant as published, as it is at an instant: at its new place, or in memory once it has closed; of one
 * that is gone only its name.
 */
export function detailAt(
  raw: Record<string, unknown>,
  standpoint: Standpoint | undefined,
): Record<string, unknown> {
  if (!standpoint) return raw
  const { standing, phase } = standpoint
  const { standing: _, ...rest } = raw
  if (isGone(standpoint)) {
    const { slug, name } = rest
    return { slug, name, menuItems: [], standing: { ...standing, begun: true, gone: true } }
  }
  const own = asItIs(rest, standpoint)
  if (phase === 'over') return own
  return { ...own, standing: { ...standing, ...(phase === 'begun' && { begun: true }) } }
}

function asItIs(raw: Record<string, unknown>, standpoint: Standpoint): Record<string, unknown> {
  const { standing } = standpoint
  if (hasClosed(standpoint)) return inMemory(raw)
  if (hasMoved(standpoint)) return atNewPlace(raw, standing)
  const own = { ...raw, ...hoursAs(standing, readOpeningHours(raw.openingHours)) }
  return isAway(standpoint) ? whilePaused(own) : own
}
