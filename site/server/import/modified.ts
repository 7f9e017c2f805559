import { isDeepStrictEqual } from 'node:util'
import { readObject, readText } from '@noren/contract/json'
import type { CallName } from '@noren/contract/resources/calls'
import type { Snapshot } from '@noren/contract/snapshot'
import { type PlainRouteName, plainRouteNames, ROUTES } from '#src/routes/routes.ts'

type Content = Snapshot['content']

/** When each page last changed: `now` where its parts differ from before, else the former date. */
export function modifiedTimes(
  content: Content,
  before: Pick<Snapshot, 'content' | 'modified'>,
  now: string,
): Record<string, string> {
  const modified: Record<string, string> = {}
  const note = (key: string, changed: boolean): void => {
    modified[key] = (changed ? undefined : before.modified[key]) ?? now
  }
  for (const route of plainRouteNames()) {
    const parts = partsOf(route)
    if (parts.length === 0) continue
    note(
      route,
      parts.some((part) => !isDeepStrictEqual(content[part], before.content[part])),
    )
  }
  const old = new Map((before.content.restaurants ?? []).map((raw) => [readObject(raw).slug, raw]))
  for (const restaurant of content.restaurants ?? []) {
    const slug = readText(readObject(restaurant).slug)
    note(`restaurant:${slug}`, !isDeepStrictEqual(restaurant, old.get(slug)))
  }
  return modified
}

/** The parts of the content a page is made of; a single restaurant has a separate date. */
function partsOf(route: PlainRouteName): (keyof Content)[] {
  const calls: readonly CallName[] = ROUTES[route].calls
  return calls.filter((call) => call !== 'restaurant')
}
