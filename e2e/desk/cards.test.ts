import type { Locator, Page } from '@playwright/test'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

const LIST = '/admin/collections/restaurants?locale=ja'

/** The texts of links from top to bottom and left to right. */
const asSeen = (links: Locator) =>
  links.evaluateAll((all) =>
    all
      .map((link) => ({ text: link.textContent ?? '', box: link.getBoundingClientRect() }))
      .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left)
      .map(({ text }) => text),
  )

const cardOf = (desk: Page, name: string) => desk.getByRole('article', { name, exact: true })

test('staff see each restaurant as a card with its picture, whether it is open, and its links', async ({
  house,
}) => {
  await using desk = await house.openDesk(LIST, 'ja-JP')
  await expect(desk.getByRole('article')).toHaveCount(5)
  const card = cardOf(desk, '潮火')
  await expect(card).toContainText('逗子')
  await expect(card).toContainText(/営業中|準備中/)
  await expect(card).toContainText('公開済み')
  const picture = card.locator('img')
  await expect
    .poll(() => picture.evaluate((img) => 'naturalWidth' in img && img.naturalWidth))
    .toBe(640)
  await expect(card.getByRole('link', { name: 'お品書き' })).toHaveAttribute(
    'href',
    '/admin/menu/1',
  )
  await expect(card.getByRole('link', { name: 'ページ' })).toHaveAttribute(
    'href',
    '/api/restaurants/1/page?locale=ja',
  )
  await card.getByRole('link', { name: '編集' }).click()
  await expect(desk.getByRole('textbox', { name: /^店名.*（日本語）$/ })).toHaveValue('潮火')
})

test('a search shows only the cards it found', async ({ house }) => {
  await using desk = await house.openDesk(LIST, 'ja-JP')
  await desk.getByPlaceholder(/検索/).fill('こはく')
  await expect(desk.getByRole('article')).toHaveCount(1)
  await expect(cardOf(desk, '喫茶こはく')).toBeVisible()
  await desk.getByPlaceholder(/検索/).fill('どこにもない店')
  await expect(desk.getByRole('article')).toHaveCount(0)
  await expect(desk.getByRole('radio', { name: 'カード' })).toHaveCount(0)
})

test('staff who prefer the table choose it once, also by keyboard', async ({ house }) => {
  await using desk = await house.openDesk(LIST, 'ja-JP')
  await expect(desk.getByRole('table')).toBeHidden()
  const kept = desk.waitForResponse(/payload-preferences\/restaurants-look/)
  await desk.getByRole('radio', { name: 'カード' }).focus()
  await desk.keyboard.press('ArrowRight')
  await expect(desk.getByRole('table')).toBeVisible()
  await kept
  await expect(desk.getByRole('article')).toHaveCount(0)
  await openScreen(desk, LIST)
  await expect(desk.getByRole('radio', { name: '表' })).toBeChecked()
  await expect(desk.getByRole('table')).toBeVisible()
  // The files that come after share both programs.
  const back = desk.waitForResponse(/payload-preferences\/restaurants-look/)
  await desk.getByRole('radio', { name: 'カード' }).check()
  await back
})

test('deleted restaurants are listed in the trash without cards', async ({ house }) => {
  await using desk = await house.openDesk(LIST, 'ja-JP')
  await expect(desk.getByRole('article')).toHaveCount(5)
  await openScreen(desk, '/admin/collections/restaurants/trash?locale=ja')
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(desk.getByRole('article')).toHaveCount(0)
})

test('the parts of the home page are on the first screen in the order of the page, each with a drawing', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const parts = desk.getByRole('navigation', { name: 'すべての内容' })
  const boxes = parts.locator('.desk-boxes')
  await expect(boxes).toHaveCount(2)
  const seen = await asSeen(boxes.first().getByRole('link'))
  expect(seen.slice(0, 6)).toEqual([
    'トップページの構成',
    '1 最初の画面',
    '2 これまでの歩み',
    '3 事業：見出し',
    '3 事業：カード',
    '4 取り組み',
  ])
  expect(seen.at(-1)).toMatch(/ お問い合わせへのご案内$/)
  await expect(boxes.getByRole('link').filter({ hasNot: desk.locator('svg') })).toHaveCount(0)
  // The same order as in the menu.
  const group = desk.locator('.nav-group').filter({ hasText: '1 最初の画面' })
  expect(await asSeen(group.getByRole('link'))).toEqual(seen)
})
