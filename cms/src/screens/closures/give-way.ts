import { randomUUID } from 'node:crypto'
import { readDay, writeDay } from '@noren/contract/hours/calendar'
import type { PayloadRequest } from 'payload'
import { DEFAULT_LOCALE as locale } from '../../base/locales.ts'
import { dayKept } from '../../content/fields/day.ts'
import { inOneSave } from '../../content/side-by-side/other-name.ts'
import { textsByTag } from '../../content/translations/gaps.ts'
import type { Closure } from './closure.ts'
import type { Stored } from './known.ts'

/** Takes the days of a new closure from an existing one, which keeps its days before and after. */
export async function giveWay(
  req: PayloadRequest,
  { id, restaurant, from, to }: Stored,
  closure: Pick<Closure, 'from' | 'to'>,
): Promise<void> {
  const { payload } = req
  const at = { collection: 'closures', locale, depth: 0, req } as const
  const [first, second] = [
    { from, to: dayBeside(closure.from, -1) },
    { from: dayBeside(closure.to, 1), to },
  ].filter((days) => days.from <= days.to)
  const data = first ? kept(first) : { deletedAt: new Date().toISOString() }
  await payload.update({ ...at, id, data })
  if (!second) return
  const { times, reason, banner } = await payload.findByID({ ...at, id, locale: 'all' })
  const copied = {
    times: (times ?? []).map(({ id, ...each }) => each),
    ...inOneSave('reason', textsByTag(reason)),
    banner: banner ?? null,
  }
  await payload.create({
    ...at,
    data: { id: randomUUID(), restaurant, ...copied, ...kept(second) },
  })
}

function kept({ from, to }: { from: string; to: string }) {
  return { from: dayKept(from), to: dayKept(to) }
}

function dayBeside(day: string, by: 1 | -1): string {
  return writeDay((readDay(day) ?? 0) + by)
}
