import { isDeepStrictEqual } from 'node:util'
import { readObject, readText } from '@noren/contract/json'
import type { Snapshot } from '@noren/contract/snapshot'

type Content = Snapshot['content']

/** The parts each page is made of, by route name. */
const PAGE_PARTS = {
  home: [
    'hero',
    'experience',
    'solutions',
    'solutionsSection',
    'innovation',
    'process',
    'testimonials',
    'cta',
  ],
  restaurants: ['restaurants'],
  about: ['about'],
  contact: ['contact'],
} as const satisfies Record<string, (keyof Content)[]>

/** When each page last changed: `now` where its parts differ from before, else as it was. */
export function modifiedTimes(
  content: Content,
  before: Pick<Snapshot, 'content' | 'modified'>,
  now: string,
): Record<string, string> {
  const modified: Record<string, string> = {}
  const note = (key: string, changed: boolean): void => {
    modified[key] = (changed ? undefined : before.modified[key]) ?? now
  }
  for (const [route, parts] of Object.entries(PAGE_PARTS)) {
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
