import { isObject } from '@noren/contract/json'
import { letBarsLie } from '../access/contrast.ts'
import { ownSiteTest } from '../support/own-site.ts'
import { inJapanese, PAGES } from '../support/pages.ts'
import { restaurantIn } from '../support/published.ts'
import { expect } from '../support/test.ts'
import { sidewaysScroll, textsOutside, textsOverlapping } from './fits.ts'

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

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const WINDOWS = [
  { width: 320, height: 640 },
  { width: 834, height: 1112 },
  { width: 1440, height: 900 },
]

for (const { path } of PAGES) {
  test(`texts of twice the length stay apart and inside the window on ${path}`, async ({
    page,
  }) => {
    await page.goto(path)
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      await letBarsLie(page, true)
      await expect.poll(() => sidewaysScroll(page), `sideways scroll at ${size.width} px`).toBe(0)
      expect(await textsOutside(page), `cut at ${size.width} px`).toEqual([])
      expect(await textsOverlapping(page), `overlapping at ${size.width} px`).toEqual([])
      await letBarsLie(page, false)
    }
  })
}

for (const [path, name] of [
  ['/restaurants/shiobi', DISH.en],
  [inJapanese('/restaurants/shiobi'), DISH.jp],
] as const) {
  test(`a dish of forty characters stays beside its price on ${path}`, async ({ page }) => {
    expect(name).toHaveLength(40)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const dish = await page.getByText(name, { exact: true }).boundingBox()
    const price = await page.getByText(/12,000/).boundingBox()
    if (!dish || !price) throw new Error('The dish does not show')
    expect(dish.x + dish.width).toBeLessThanOrEqual(price.x)
    expect(price.x + price.width).toBeLessThanOrEqual(320)
  })
}
