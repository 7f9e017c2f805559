import { readObject } from '@noren/contract/json'
import { hydrated } from './support/hydrated.ts'
import { ownSiteTest } from './support/own-site.ts'
import { restaurantIn } from './support/published.ts'
import { expect } from './support/test.ts'

/** The demo company with something to announce these years; Shiobi rests over New Year. */
const test = ownSiteTest((snapshot) => {
  const { content } = snapshot
  const shiobi = restaurantIn(snapshot, 'shiobi')
  shiobi.openingHours = {
    ...readObject(shiobi.openingHours),
    specialHours: [],
    closures: [{ from: '2026-12-28', to: '2027-01-03', reason: {} }],
  }
  Object.assign(content.company ?? {}, {
    announcement: {
      text: { en: 'All our houses rest on 31 December.', jp: '12月31日は全店お休みです。' },
      link: '/restaurants',
      from: '2026-01-01',
      until: '2099-12-31',
    },
  })
})

test('on a phone the first screen of a restaurant says whether it is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.setFixedTime('2026-11-20T18:00:00+09:00')
  await page.goto('/ja/restaurants/shiobi')
  const state = page.getByText('営業中・22:30まで（ラストオーダー 21:30）').first()
  await expect(state).toBeInViewport({ ratio: 1 })
  await page.goto('/restaurants')
  await expect(
    page.getByRole('article').first().getByText('Open until 22:30 (last order 21:30)'),
  ).toBeVisible()
})

test('when a restaurant opens, its telephone comes before the request for a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: '2026-11-19T16:59:30+09:00' })
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  const first = page.getByRole('link', { name: /^(Call for|Make a)/ }).first()
  await expect(first).toHaveText('Make a Reservation')
  await page.clock.runFor(60_000)
  await expect(first).toHaveText('Call for a table now 046-000-0101')
  await expect(first).toHaveAttribute('href', 'tel:0460000101')
})

test('on a phone the bar to call shows while the buttons at the head are not on the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // While it is closed: otherwise a longer link to its telephone comes first.
  await page.clock.setFixedTime('2026-11-21T10:00:00+09:00')
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  const bar = page.getByRole('link', { name: 'Call', exact: true })
  await expect(page.getByRole('link', { name: 'Make a Reservation' }).first()).toBeInViewport({
    ratio: 1,
  })
  await expect(bar).toBeHidden()
  await page.getByRole('heading', { name: 'Menu Highlights' }).scrollIntoViewIfNeeded()
  await expect(bar).toBeInViewport()
})

test('two weeks before a restaurant closes its cards say the days, in a window of any width', async ({
  page,
}) => {
  for (const [path, closed] of [
    ['/ja', '12月28日（月）〜1月3日（日）は休業いたします'],
    ['/', 'Closed 28 December – 3 January'],
  ] as const) {
    for (const [moment, notes] of [
      ['2026-12-13T12:00:00+09:00', []],
      ['2026-12-14T12:00:00+09:00', [closed]],
    ] as const) {
      await page.clock.setFixedTime(moment)
      await page.goto(`${path === '/' ? '' : path}/restaurants`)
      await hydrated(page)
      const card = page.getByRole('article').filter({ hasText: /潮火|Shiobi/ })
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await expect(card.getByRole('note')).toHaveText(notes)
      }
      await page.goto(path)
      await hydrated(page)
      const band = page.getByRole('navigation', { name: /^(今日のお店|At our tables today)$/ })
      const house = band.getByRole('listitem').filter({ hasText: /潮火|Shiobi/ })
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 844 })
        await band.evaluate((element) => element.scrollIntoView())
        await expect(band.getByText(/^(本日|Open|Closed)/).first()).toBeVisible()
        // Where cloths are narrow, the days stand below all of them, with the name of the house.
        const said = band.getByRole('note').filter({ hasText: /潮火|Shiobi/ })
        if (width === 1440) await expect(house.getByRole('note')).toHaveText(notes)
        else await expect(said).toHaveText(notes.map((note) => named(note, path)))
        const { width: shown } = (await band.getByRole('list').boundingBox()) ?? { width: 0 }
        expect(shown).toBeLessThanOrEqual(width)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    }
  }
})

function named(note: string, path: string): string {
  return path === '/' ? `Shiobi: ${note}` : `潮火：${note}`
}

test('on a phone the first screen of the home page shows every house, and one sentence says which is open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, moment, sentence] of [
    ['/', '2026-11-20T18:00:00+09:00', 'Yoriai, Yokosuka: open until 2:00. 2 more are open, too.'],
    ['/', '2026-11-21T01:30:00+09:00', 'Yoriai, Yokosuka: kitchen closed, open until 2:00'],
    ['/ja', '2026-11-21T03:00:00+09:00', '喫茶こはく（鎌倉）11月21日（土）8:00から営業'],
  ] as const) {
    await page.clock.setFixedTime(moment)
    await page.goto(path)
    await hydrated(page)
    const band = page.getByRole('navigation', { name: /^(今日のお店|At our tables today)$/ })
    for (const house of await band.getByRole('listitem').getByRole('link').all())
      await expect(house).toBeInViewport({ ratio: 0.9 })
    await page.mouse.wheel(0, 300)
    await expect(band.getByText(sentence, { exact: true })).toBeVisible()
  }
})

test('a section’s label stands upright left of its heading on a wide Japanese page, and lies above it on a phone', async ({
  page,
}) => {
  await page.goto('/ja')
  const section = page.getByRole('region', { name: '手仕事で育てる町の伸びしろ' })
  const boxes = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const label = await section.getByText('これまでの歩み', { exact: true }).boundingBox()
    const heading = await section.getByRole('heading', { level: 2 }).boundingBox()
    if (!label || !heading) throw new Error('The label or the heading is not shown')
    return { label, heading }
  }
  for (const width of [1440, 834]) {
    const { label, heading } = await boxes(width)
    expect(label.height, `${width}`).toBeGreaterThan(5 * label.width)
    expect(label.x + label.width, `${width}`).toBeLessThan(heading.x)
    expect(Math.abs(label.y - heading.y), `${width}`).toBeLessThan(40)
  }
  const { label, heading } = await boxes(390)
  expect(label.width).toBeGreaterThan(3 * label.height)
  expect(label.y + label.height).toBeLessThan(heading.y)
  expect(label.x).toBe(heading.x)
})

test('an announcement is on every page until the visitor closes it', async ({ page }) => {
  await page.goto('/ja/contact')
  const japanese = page.getByRole('complementary', { name: 'お知らせ' })
  await expect(japanese.getByRole('link')).toHaveAttribute('href', '/ja/restaurants')
  await page.goto('/about')
  await hydrated(page)
  const english = page.getByRole('complementary', { name: 'Announcement' })
  await expect(english).toContainText('All our houses rest on 31 December.')
  await english.getByRole('button', { name: 'Close the announcement' }).click()
  await expect(english).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  await page.goto('/contact')
  await hydrated(page)
  await expect(english).toBeHidden()
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(english).toHaveCount(0)
})

test('the card of a business links to its part of the about page, and that to a form about it', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('link', { name: /^Learn More.*Hotel cleaning management/ }).click()
  await expect(page).toHaveURL(/\/about#business-cleaning$/)
  const part = page.getByRole('article', { name: 'Hotel cleaning management' })
  await expect(part.getByRole('heading')).toBeInViewport()
  await expect(part.locator('img')).toBeVisible()
  const all = page.getByRole('region', { name: 'Our businesses, one by one' })
  await expect(all.getByRole('link', { name: 'Write to us' })).toHaveCount(1)
  await part.getByRole('link', { name: 'How to ask' }).click()
  await expect(page.getByLabel('Subject')).toHaveValue('About: Hotel cleaning management')
  await expect(page.getByLabel('Subject')).toBeInViewport()
})

test('what a link suggests as the subject stays with that link, and what was typed is kept', async ({
  page,
}) => {
  await page.goto('/contact?subject=About%3A+Hotel+cleaning+management')
  await hydrated(page)
  const subject = page.getByLabel('Subject')
  await expect(subject).toHaveValue('About: Hotel cleaning management')
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(subject).toHaveValue('')
  await page.goto('/contact?restaurant=shiobi')
  await hydrated(page)
  await expect(subject).toHaveValue('Reservation: Shiobi')
  await subject.fill('A night in May')
  await page.goto('/contact?subject=About%3A+Hotel+cleaning+management')
  await expect(subject).toHaveValue('A night in May')
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false })

  test('a business in the footer links to its part, and the announcement has no button', async ({
    page,
  }) => {
    await page.goto('/ja')
    await expect(page.getByRole('complementary', { name: 'お知らせ' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'お知らせを閉じる' })).toBeHidden()
    await page.getByRole('contentinfo').getByRole('link', { name: '有料職業紹介' }).click()
    await expect(page).toHaveURL(/\/ja\/about#business-recruitment$/)
    await expect(page.getByRole('heading', { name: '有料職業紹介', exact: true })).toBeInViewport()
  })
})
