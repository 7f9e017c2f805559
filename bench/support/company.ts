import { isObject } from '@noren/contract/json'
import type { Snapshot } from '@noren/contract/snapshot'
import { demoSnapshot } from './demo.ts'

/** The demo company with this many restaurants, which repeat the demo's own. */
export function companyOf(restaurants: number, demo = demoSnapshot()): Snapshot {
  const own = demo.content.restaurants?.filter(isObject) ?? []
  const many = Array.from({ length: restaurants }, (_, index) => {
    return {
      ...own[index % own.length],
      _id: `r${index}`,
      slug: `house-${index}`,
      name: { en: `House ${index}`, jp: `${index}号店` },
    }
  })
  return { ...demo, content: { ...demo.content, restaurants: many } }
}
