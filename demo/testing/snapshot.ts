import { readFileSync } from 'node:fs'
import { readCompany } from '@noren/contract/resources/company'
import { readRestaurant } from '@noren/contract/resources/restaurant'
import { parseSnapshot, type Snapshot } from '@noren/contract/snapshot'

const PUBLISHED = new URL('../published/', import.meta.url)

/** The demo company as it is published, to be read or changed. */
export function demoSnapshot(): Snapshot {
  const text = (name: string) => readFileSync(new URL(name, PUBLISHED), 'utf8').trim()
  return parseSnapshot(text(text('current')))
}

/** The restaurants of the demo company, each with structured hours. */
export function demoRestaurants() {
  const { restaurants = [] } = demoSnapshot().content
  return restaurants.flatMap((raw) => {
    const restaurant = readRestaurant(raw)
    return restaurant?.openingHours
      ? [{ ...restaurant, openingHours: restaurant.openingHours }]
      : []
  })
}

/** The facts of the demo company. */
export function demoCompany() {
  const company = readCompany(demoSnapshot().content.company)
  if (!company) throw new Error('demo/published has no company: npm run demo:publish -w cms')
  return company
}
