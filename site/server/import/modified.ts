import { isDeepStrictEqual } from 'node:util'
import { readObject, readText } from '@noren/contract/json'
import { type PlainPage, plainPages } from '@noren/contract/plain-pages'
import type { CallName } from '@noren/contract/resources/calls'
import { SITE_PAGES } from '@noren/contract/site-pages'
import type { Snapshot } from '@noren/contract/snapshot'

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
  for (const route of plainPages()) {
    const parts = partsOf(route)
    if (parts.length === 0) continue
    note(
      route,
      parts.some((part) => !isDeepStrictEqual(content[part], before.content[part])),
    )
  }
  const noteEach = (route: string, part: 'news' | 'restaurants'): void => {
    const old = new Map((before.content[part] ?? []).map((raw) => [readObject(raw).slug, raw]))
    for (const each of content[part] ?? []) {
      const slug = readText(readObject(each).slug)
      note(`${route}:${slug}`, !isDeepStrictEqual(each, old.get(slug)))
    }
  }
  noteEach('newsItem', 'news')
  noteEach('restaurant', 'restaurants')
  return modified
}

/** The parts of the content a page is made of; a restaurant and a piece of news have dates of their own. */
function partsOf(route: PlainPage): (keyof Content)[] {
  const calls: readonly CallName[] = SITE_PAGES[route].calls
  return calls.filter((call) => call !== 'restaurant')
}
