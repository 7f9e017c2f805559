import { randomUUID } from 'node:crypto'
import type { SpecialHours, TemporaryClosure } from '@noren/contract/hours/opening-hours'
import type { LocalizedText } from '@noren/contract/localized'
import type { DemoRestaurant } from '@noren/demo/shape'
import type { PayloadRequest } from 'payload'
import { generateNKeysBetween } from 'payload/shared'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { dayKept } from '../../content/fields/day.ts'
import { factsForDesk } from '../../content/fields/dish-facts.ts'
import { inOneSave } from '../../content/side-by-side/other-name.ts'
import type { DemoFiles } from './files.ts'

/** Loads the dishes of a restaurant of the demo, in their order. */
export async function loadDishes(
  req: PayloadRequest,
  files: DemoFiles,
  restaurant: number,
  { menuItems }: DemoRestaurant,
): Promise<void> {
  const places = generateNKeysBetween(null, null, menuItems.length)
  for (const [index, dish] of menuItems.entries()) {
    await req.payload.create({
      collection: 'dishes',
      req,
      locale: DEFAULT_LOCALE,
      depth: 0,
      data: {
        id: randomUUID(),
        restaurant,
        place: places[index] ?? '',
        price: dish.price ?? null,
        ...textsOf('name', dish.name),
        ...textsOf('description', dish.description),
        ...(dish.category && textsOf('category', dish.category)),
        ...(dish.photo && { photo: files.picture(dish.photo) }),
        ...factsForDesk(dish),
      },
    })
  }
}

function textsOf(name: string, texts: LocalizedText) {
  const { en = '', jp = '' } = texts
  return inOneSave(name, { en, ja: jp })
}

/** Loads the closures and special hours of a restaurant of the demo. */
export async function loadClosures(
  req: PayloadRequest,
  restaurant: number,
  { openingHours: { closures, specialHours = [] } }: DemoRestaurant,
): Promise<void> {
  for (const each of [...closures, ...specialHours]) {
    await req.payload.create({
      collection: 'closures',
      req,
      locale: DEFAULT_LOCALE,
      depth: 0,
      data: {
        id: randomUUID(),
        restaurant,
        from: dayKept(each.from),
        to: dayKept(each.to),
        times: timesOf(each),
        ...textsOf('reason', each.reason),
        banner: each.banner ?? null,
      },
    })
  }
}

function timesOf(each: TemporaryClosure | SpecialHours) {
  return 'opens' in each
    ? [{ opens: each.opens, closes: each.closes, lastOrder: each.lastOrder ?? null }]
    : []
}
