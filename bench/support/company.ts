import { isObject } from '@noren/contract/json'
import type { Snapshot } from '@noren/contract/snapshot'
import { demoSnapshot } from './demo.ts'

/** Dishes each restaurant keeps, so that 10,000 of them fit into the largest snapshot SITE reads. */
const DISHES = 6

/** The demo company with this many restaurants, which repeat the demo's own. */
export function companyOf(restaurants: number): Snapshot {
  const demo = demoSnapshot()
  const own = demo.content.restaurants?.filter(isObject) ?? []
  const many = Array.from({ length: restaurants }, (_, index) => {
    const model = own[index % own.length] ?? {}
    const { menuItems } = model
    return {
      ...model,
      _id: `r${index}`,
      slug: `house-${index}`,
      name: { en: `House ${index}`, jp: `${index}号店` },
      menuItems: Array.isArray(menuItems) ? menuItems.slice(0, DISHES) : [],
    }
  })
  return { ...demo, content: { ...demo.content, restaurants: many } }
}
