import { isObject } from '@noren/contract/json'
import { letBarsLie } from '../access/contrast.ts'
import { sidewaysScroll, textsOutside, textsOverlapping } from '../look/fits.ts'
import { ownSiteTest } from '../support/own-site.ts'
import { inJapanese } from '../support/pages.ts'
import { restaurantIn } from '../support/published.ts'
import { expect } from '../support/test.ts'
import { ask } from './ask.ts'
import { PATHS } from './pages.ts'
import type { Question } from './question.ts'

const DISH = {
  en: 'Charcoal-grilled-tilefish-with-all-trims',
  jp: '相模湾産甘鯛の炭火松笠焼き昆布締め大根おろし柚子胡椒添え自家製塩麹仕立て季節の菜',
}

const LANGUAGES = ['en', 'ja', 'jp']
const NO_TEXT = /^(?:\/|https?:)/

/** Twice the text wherever content has a text in a language. */
function double(value: unknown, isText = false): unknown {
  if (typeof value === 'string') return isText && !NO_TEXT.test(value) ? `${value} ${value}` : value
  if (Array.isArray(value)) return value.map((item) => double(item, isText))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      key === 'icon' ? item : double(item, isText || LANGUAGES.includes(key)),
    ]),
  )
}

const test = ownSiteTest((snapshot) => {
  for (const [part, value] of Object.entries(snapshot.content))
    Object.assign(snapshot.content, { [part]: double(value) })
  Object.assign(restaurantIn(snapshot, 'shiobi'), {
    menuItems: [{ name: DISH, price: 12_000, category: { en: 'Fish', jp: '魚' } }],
  })
})

const apart: Question = {
  title: (path) => `texts of twice the length stay apart and inside the window on ${path}`,
  at: [320, 834, 1440],
  async ask({ page }) {
    await letBarsLie(page, true)
    await expect.poll(() => sidewaysScroll(page), 'sideways scroll').toBe(0)
    expect(await textsOutside(page), 'cut').toEqual([])
    expect(await textsOverlapping(page), 'overlapping').toEqual([])
    await letBarsLie(page, false)
  },
}

ask(test, PATHS, [apart])

for (const [path, name] of [
  ['/restaurants/shiobi', DISH.en],
  [inJapanese('/restaurants/shiobi'), DISH.jp],
] as const) {
  test(`a dish of forty characters and its price stand clear of each other on ${path}`, async ({
    visiting,
  }) => {
    expect(name).toHaveLength(40)
    const { page } = await visiting(path, 320)
    const dish = await page.getByText(name, { exact: true }).boundingBox()
    const price = await page.getByText(/12,000/).boundingBox()
    if (!dish || !price) throw new Error('The dish does not show')
    expect(dish.y + dish.height <= price.y || dish.x + dish.width <= price.x).toBe(true)
    expect(dish.x + dish.width).toBeLessThanOrEqual(320)
    expect(price.x + price.width).toBeLessThanOrEqual(320)
  })
}
