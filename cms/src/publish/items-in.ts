import { readObject } from '@noren/contract/json'
import type { Edition } from '../base/targets/target.ts'
import type { ListSlug } from '../content/model/source.ts'

/** The documents of a list in content to publish; testimonials are there beside their count. */
export function itemsIn(content: Edition['content'] | undefined, list: ListSlug): unknown[] {
  const value = content?.[list]
  const items: unknown = Array.isArray(value) ? value : readObject(value).data
  return Array.isArray(items) ? items : []
}

/** The lists as content has them. */
export function partsOf<Item>({ testimonials, ...lists }: Record<ListSlug, Item[]>) {
  return { ...lists, testimonials: { data: testimonials, count: testimonials.length } }
}
