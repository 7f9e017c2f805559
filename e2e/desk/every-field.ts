import { isObject, readObject } from '@noren/contract/json'
import { expect } from '@playwright/test'
import type { House } from '../support/house.ts'

/** Fields that the demo company leaves empty. */
const MORE: Readonly<Record<string, object>> = {
  restaurants: {
    formerSlugs: ['shio', 'shio-bi'],
    openingHours: {
      sessions: [{ days: ['tue', 'wed'], label: 'lunch', opens: '11:30', closes: '14:30' }],
      closedDays: ['mon'],
      closedNth: [{ weekday: 'wed', nth: ['1', '3'] }],
      closedDayOnHoliday: 'shift',
    },
  },
}

/** Fields that the desk fills itself. */
const OWN = new Set(
  'id createdAt updatedAt globalType _status _order changedBy begunWith'.split(' '),
)

/** The screens of the changed documents. */
const changed = new WeakMap<House, Set<string>>()

/**
 * Saves two drafts of a document, one with every field empty and then one with every field filled in, so
 * that the newest version differs from the previous one in all of them. Does so once for each desk.
 * @param screen the address of the document's screen
 */
export async function changeEveryField(house: House, screen: string): Promise<void> {
  const before = changed.get(house) ?? new Set()
  if (before.has(screen)) return
  changed.set(house, before.add(screen))
  const staff = await house.calls()
  const isGlobal = screen.includes('/globals/')
  const path = screen.replace(/^\/admin(?:\/collections)?/, '/api')
  const save = async (data: object) => {
    const answer = await staff.fetch(`${path}?draft=true&locale=ja`, {
      method: isGlobal ? 'POST' : 'PATCH',
      data: { ...data, _status: 'draft' },
    })
    expect(answer.status(), path).toBeLessThan(300)
  }
  const kept = readObject(await (await staff.get(`${path}?depth=0&locale=ja&draft=true`)).json())
  const [, , kind = ''] = path.split('/')
  const filled = {
    ...Object.fromEntries(Object.entries(kept).filter(([name]) => !OWN.has(name))),
    ...MORE[kind],
  }
  await save(readObject(emptied(filled)))
  await save(filled)
}

/** An empty copy of the value. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return []
  if (!isObject(value)) return null
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, emptied(below)]))
}
