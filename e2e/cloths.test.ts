import { ROOM } from '../cms/src/content/model/fields/room.ts'
import { sidewaysScroll, textsOutside } from './look/fits.ts'
import { hydrated } from './support/hydrated.ts'
import { ownSiteTest } from './support/own-site.ts'
import { inJapanese } from './support/pages.ts'
import { restaurantIn } from './support/published.ts'
import { expect, test } from './support/test.ts'
import { atWidths } from './visits/at-widths.ts'

test('an open restaurant’s cloth hangs, a closed one’s is drawn aside, and all of it leads to its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.clock.setFixedTime('2026-11-20T18:00:00+09:00')
  await page.goto('/ja')
  await hydrated(page)
  const band = page.getByRole('navigation', { name: '今日のお店' })
  await band.scrollIntoViewIfNeeded()
  const boxOf = async (name: string) =>
    (await band.getByRole('link', { name }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  /** Where on its cloth a name stands, from its left edge at 0 to its right at 1. */
  const placeOf = async (name: string) => {
    const cloth = await boxOf(name)
    const text = await band.getByText(name, { exact: true }).boundingBox()
    return ((text?.x ?? 0) + (text?.width ?? 0) / 2 - cloth.x) / cloth.width
  }
  await expect.poll(() => placeOf('経糸')).toBeLessThan(0.25)
  // Until the page knows the visitor's time, it hangs as the server's clock had it.
  await expect.poll(() => placeOf('潮火')).toBeCloseTo(0.5, 1)
  const { x, y, width } = await boxOf('経糸')
  await page.mouse.click(x + 0.8 * width, y + 60)
  await expect(page).toHaveURL(/\/ja\/restaurants\/tateito$/)
})

test('on a closed restaurant’s own page its cloth is drawn aside, with the whole name in its folds', async ({
  page,
}) => {
  const cloths = page.locator('[data-size]')
  /** How wide rod and folds are, and from where to where the squares of the name's characters stand. */
  const clothOf = () =>
    cloths.evaluate((cloth) => {
      const text = document.createRange()
      text.selectNodeContents(cloth)
      const lines = [...text.getClientRects()].map(({ left, right }) => (left + right) / 2)
      const { top, bottom } = text.getBoundingClientRect()
      const half = Number.parseFloat(getComputedStyle(cloth).fontSize) / 2
      const rod = cloth.getBoundingClientRect()
      return {
        rod: rod.width,
        folds: Number.parseFloat(getComputedStyle(cloth, '::before').width),
        name: {
          from: Math.min(...lines) - half - rod.left,
          to: Math.max(...lines) + half - rod.left,
        },
        hangs: top >= rod.top && bottom <= rod.bottom,
      }
    })
  for (const slug of ['shiobi', 'tateito', 'onda', 'kohaku', 'yoriai']) {
    for (const path of [`/restaurants/${slug}`, `/ja/restaurants/${slug}`]) {
      await page.clock.setFixedTime('2026-11-20T04:00:00+09:00')
      await page.goto(path)
      await hydrated(page)
      for (const width of [320, 390, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        const { rod, folds, name, hangs } = await clothOf()
        expect(folds, `${path} at ${width}`).toBeLessThan(0.65 * rod)
        expect(name.from, `${path} at ${width}`).toBeGreaterThanOrEqual(0)
        expect(name.to, `${path} at ${width}`).toBeLessThanOrEqual(folds)
        expect(hangs, `${path} at ${width}`).toBe(true)
      }
    }
  }
  await page.emulateMedia({ media: 'print' })
  expect((await clothOf()).folds).toBeNaN()
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' })
  expect((await clothOf()).folds).toBeNaN()
})

test('the name on an open restaurant’s own page hangs in the middle panel, between slits half as long as the cloth', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-20T18:00:00+09:00')
  await page.goto('/ja/restaurants/shiobi')
  await hydrated(page)
  const cloth = page.locator('[data-size]')
  for (const width of [390, 960, 1440, 2560]) {
    await page.setViewportSize({ width, height: 844 })
    const { panel, type, cut } = await cloth.evaluate((cloth) => {
      const style = getComputedStyle(cloth)
      const cut = style.getPropertyValue('--cut')
      return { panel: cloth.clientWidth / 3, type: Number.parseFloat(style.fontSize), cut }
    })
    expect({ fits: type <= panel, cut }, `at ${width}`).toEqual({ fits: true, cut: '45%' })
  }
})

test('on the contact page the cloth of a closed restaurant is drawn aside, and its lantern is out', async ({
  page,
}) => {
  await page.goto('/ja/contact')
  const cloths = page.getByRole('region', { name: 'お席のご予約' }).getByRole('listitem')
  await expect(cloths).toHaveCount(5)
  for (const cloth of await cloths.all()) {
    const isOpen = (await cloth.locator('p[data-open]').getAttribute('data-open')) === 'true'
    const link = await cloth.getByRole('link').boundingBox()
    const folds = await cloth
      .locator('a > span')
      .first()
      .evaluate((part) => Number.parseFloat(getComputedStyle(part, '::before').width))
    if (isOpen) expect(folds).toBeCloseTo(link?.width ?? 0, 0)
    else expect(folds).toBeLessThan(0.65 * (link?.width ?? 0))
  }
})

test('when the last order passes while a restaurant’s page is open, its cloth is drawn aside and nothing else moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: '2026-11-19T21:30:30+09:00' })
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  const folds = () =>
    page
      .locator('[data-size]')
      .evaluate((cloth) => Number.parseFloat(getComputedStyle(cloth, '::before').width))
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.boundingBox()
  expect(await folds()).toBe(120)
  await page.clock.runFor(60_000)
  await expect.poll(folds).toBeLessThan(60)
  expect(await title.boundingBox()).toEqual(before)
})

test('the page ends with the cloths once more, small and in one row, and each leads to its restaurant', async ({
  page,
}) => {
  const RESTAURANTS = ['Shiobi', 'Tateito', 'Trattoria Onda', 'Kissa Kohaku', 'Yoriai']
  await page.clock.setFixedTime('2026-11-20T18:00:00+09:00')
  for (const width of [320, 390, 834, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await hydrated(page)
    const section = page.getByRole('region', { name: 'It begins with a conversation' })
    await section.scrollIntoViewIfNeeded()
    const cloths = RESTAURANTS.map((name) =>
      page.getByRole('main').getByRole('link', { name }).last(),
    )
    const boxes = await Promise.all(cloths.map((cloth) => cloth.boundingBox()))
    const write = await section.getByRole('link', { name: 'Write to us' }).boundingBox()
    const ends = (await section.boundingBox()) ?? { y: 0, height: 0 }
    expect(new Set(boxes.map((box) => box?.y)).size, `rows at ${width}`).toBe(1)
    for (const box of boxes) {
      expect(box?.width, `width at ${width}`).toBeLessThanOrEqual(80)
      expect(box?.y, `end at ${width}`).toBeLessThan(ends.y + ends.height)
      if (width < 640) expect(box?.y).toBeGreaterThan(write?.y ?? 0)
      else expect(box?.x).toBeGreaterThan((write?.x ?? 0) + (write?.width ?? 0))
    }
    if (width === 1440) expect(ends.height).toBeLessThanOrEqual(650)
    await cloths[4]?.click()
    await expect(page).toHaveURL(/\/restaurants\/yoriai$/)
  }
})

test('in the menus each restaurant has a small cloth of its colour, which nobody has to hear', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await page.getByRole('banner').getByRole('button', { name: 'Restaurants' }).click()
  const links = page.getByRole('banner').getByRole('listitem').getByRole('link')
  const colours = new Set<string>()
  for (const name of ['Shiobi', 'Tateito', 'Trattoria Onda', 'Kissa Kohaku', 'Yoriai']) {
    const link = links.and(page.getByRole('link', { name, exact: true })).first()
    const cloth = await link.evaluate((link) => {
      const { width, content, backgroundImage } = getComputedStyle(
        link.parentElement ?? link,
        '::before',
      )
      return { width, content, backgroundImage }
    })
    expect(cloth).toMatchObject({ width: '14px', content: '""' })
    colours.add(cloth.backgroundImage)
  }
  expect(colours.size).toBe(5)
})

test('while a restaurant is open, its call stays inside a phone of 320 px with text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.clock.setFixedTime('2026-11-20T12:30:00+09:00')
  for (const [path, call] of [
    ['/restaurants/kohaku', 'Call for a table now'],
    ['/ja/restaurants/kohaku', '電話で空席を聞く'],
  ] as const) {
    await page.goto(path)
    await hydrated(page)
    await page.locator('html').evaluate((html) => {
      html.style.fontSize = '32px'
    })
    await expect(page.getByRole('main').getByRole('link', { name: call }).first()).toBeVisible()
    expect(await textsOutside(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
  }
})

/** Names from as long as the desk says fit a line to much longer, in both languages. */
const LONG_NAMES = {
  shiobi: { en: 'Seaside Nagi', jp: '海辺の食堂 なぎ' },
  tateito: { en: 'Seaside Diner Na', jp: '海辺の食堂なぎさ' },
  onda: { en: 'Kaminarimontei Na', jp: '海辺の食堂なぎさ亭' },
  kohaku: { en: 'The Seaside Dining Room Nagi', jp: '海辺の食堂 なぎさ テラス 逗子店' },
  yoriai: { en: 'Shokudokaminarimo', jp: '相模湾を見おろす海辺の食堂 なぎさ亭 逗子本店' },
}

const longNames = ownSiteTest((snapshot) => {
  for (const [slug, name] of Object.entries(LONG_NAMES))
    Object.assign(restaurantIn(snapshot, slug), { name })
})

for (const [slug, { jp }] of Object.entries(LONG_NAMES)) {
  for (const path of [`/restaurants/${slug}`, inJapanese(`/restaurants/${slug}`)]) {
    longNames(`the whole name stands on its cloth at every width on ${path}`, async ({ page }) => {
      const cloth = page.locator('[data-size]')
      for (const time of ['2026-11-20T18:00:00+09:00', '2026-11-20T04:00:00+09:00']) {
        await page.clock.setFixedTime(time)
        await page.goto(path)
        await hydrated(page)
        await atWidths(page, async (width) => {
          expect(await cloth.evaluate(leaving), `${time} at ${width}`).toEqual([])
          if (jp.length > ROOM.restaurantName.jp) return
          expect(await cloth.evaluate(linesOf), `${time} at ${width}`).toBe(1)
        })
      }
    })
  }
}

/** How many lines an upright name takes. */
function linesOf(cloth: Element): number {
  const range = document.createRange()
  range.selectNodeContents(cloth.firstElementChild ?? cloth)
  return new Set(Array.from(range.getClientRects(), ({ left }) => Math.round(left))).size
}

/** The characters of a cloth's name that leave the cloth or lie behind something. */
function leaving(cloth: Element): string[] {
  const folds = getComputedStyle(cloth, '::before')
  const { left, top, bottom } = cloth.getBoundingClientRect()
  const right = left + Number.parseFloat(folds.width)
  const walker = document.createTreeWalker(cloth, NodeFilter.SHOW_TEXT)
  const gone: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    for (let at = 0; at < (text.textContent ?? '').length; at += 1) {
      const range = document.createRange()
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const box = range.getBoundingClientRect()
      if (range.toString().trim() === '' || box.width === 0) continue
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
      const size = Math.min(box.width, box.height) / 2
      const isInside =
        x - size >= left - 1 && x + size <= right + 1 && y + size <= bottom && y - size >= top
      if (!isInside || !cloth.contains(document.elementFromPoint(x, y))) gone.push(range.toString())
    }
  }
  return gone
}
