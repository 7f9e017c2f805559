import { eachOf } from '@noren/contract/fields'
import { readObject, readText } from '@noren/contract/json'
import type { Edition } from '../base/targets/target.ts'
import { LIST_SLUGS, type ListSlug } from '../content/model/source.ts'
import { problemsInGlobal, problemsInItem } from './check.ts'
import type { Composed } from './compose.ts'
import { keyOf } from './failed.ts'
import { itemsIn, partsOf } from './items-in.ts'
import type { Problem } from './problem.ts'
import { GLOBAL_PARTS, GLOBAL_ROWS } from './reshape/globals.ts'

/** The content to publish, and why some documents in it are held back. */
export type Checked = { edition: Edition; heldBack: Problem[] }

/**
 * The content, where each document that a page would not show as it was written is as visitors know it, or
 * missing if they do not know it: a faulty document holds back itself alone.
 * @param former what visitors see now
 */
export function holdBack({ failed, ...composed }: Composed, former: Edition | null): Checked {
  const heldBack: Problem[] = []
  const standIns = new Set<unknown>()
  const parts = { ...composed.content }

  for (const part of GLOBAL_PARTS) {
    const unmade = failed?.get(keyOf({ global: GLOBAL_ROWS[part].slug }))
    const problems = unmade ? [unmade] : problemsInGlobal(part, parts[part])
    if (problems.length === 0) continue
    heldBack.push(...problems)
    const known = former?.content[part]
    if (known) parts[part] = known
    else delete parts[part]
  }

  function checkedItems(list: ListSlug): unknown[] {
    const known = itemsIn(former?.content, list)
    return itemsIn(composed.content, list).flatMap((item) => {
      const unmade = failed?.get(keyOf({ collection: list, id: Number(readObject(item)._id) }))
      const problems = unmade ? [unmade] : problemsInItem(list, item)
      if (problems.length === 0) return [item]
      heldBack.push(...problems)
      const before = known.filter((each) => readObject(each)._id === readObject(item)._id)
      for (const each of before) standIns.add(each)
      return before
    })
  }

  const lists = eachOf(LIST_SLUGS, checkedItems)
  const rest = failed && withKnownParts(composed, former, failed)
  heldBack.push(...(rest?.problems ?? []))
  if (heldBack.length === 0) return { edition: composed, heldBack }
  const content = { ...parts, ...partsOf(lists) }
  const edition = { ...composed, ...rest?.parts, content }
  return { edition: withFormerAddresses(edition, former, standIns), heldBack }
}

/** The parts of the snapshot beside its content that could not be composed, as visitors know them. */
function withKnownParts(
  { brand, heads }: Edition,
  former: Edition | null,
  failed: NonNullable<Composed['failed']>,
): { parts: Partial<Edition>; problems: Problem[] } {
  const found = {
    heads: failed.get(keyOf({ global: 'page-heads' })),
    formerSite: failed.get(keyOf({ global: 'former-site' })),
    mark: failed.get(keyOf({ global: 'brand' }, 'mark')),
    wordmark: failed.get(keyOf({ global: 'brand' }, 'wordmark')),
  }
  const known = former?.brand
  const parts = {
    ...(found.heads && { heads: former?.heads ?? heads }),
    ...(found.formerSite && former?.formerSite && { formerSite: former.formerSite }),
    brand: {
      ...brand,
      ...(found.mark && known?.mark !== undefined && { mark: known.mark }),
      ...(found.wordmark && known?.wordmark !== undefined && { wordmark: known.wordmark }),
    },
  }
  return { parts, problems: Object.values(found).filter((each) => each !== undefined) }
}

/** Keeps restaurants that are held back at the addresses that visitors know. */
function withFormerAddresses(
  edition: Edition,
  former: Edition | null,
  standIns: ReadonlySet<unknown>,
): Edition {
  const { content, modified, redirects } = edition
  const all = content.restaurants ?? []
  const taken = new Set(all.filter((each) => !standIns.has(each)).map(slugOf))
  // If another restaurant has taken its address since, that one is shown.
  const restaurants = all.filter((each) => !standIns.has(each) || !taken.has(slugOf(each)))
  const slugs = new Set(restaurants.map(slugOf))
  const known = new Set(restaurants.filter((each) => standIns.has(each)).map(slugOf))
  const isOut = (page: string) => !page.startsWith(PAGE) || slugs.has(page.slice(PAGE.length))
  return {
    ...edition,
    content: { ...content, restaurants },
    modified: {
      ...only(modified, isOut),
      ...only(
        former?.modified,
        (page) => page.startsWith(PAGE) && known.has(page.slice(PAGE.length)),
      ),
    },
    redirects: {
      ...only(former?.redirects, (from, to) => known.has(to) && !slugs.has(from)),
      ...only(redirects, (_from, to) => slugs.has(to)),
    },
  }
}

const PAGE = 'restaurant:'

function slugOf(restaurant: unknown): string {
  return readText(readObject(restaurant).slug)
}

function only(
  entries: Readonly<Record<string, string>> = {},
  isKept: (key: string, value: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([key, value]) => isKept(key, value)))
}
