import type { HandedEnquiry, MailNews } from '@noren/contract/enquiry/handover'
import { businessDay } from '@noren/contract/hours/business-day'
import { expectAccessible } from '../access/axe.ts'
import { press, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { type Desk, startDeskWith } from './desk-with-enquiries.ts'

const DAY_MS = 86_400_000

/** A day of business, counted from today's. */
const day = (from: number) => businessDay(new Date(Date.now() + from * DAY_MS))

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

const enquiry = (number: number, changes: Partial<HandedEnquiry> = {}): HandedEnquiry => ({
  id: idOf(number),
  receivedAt: new Date(Date.now() - 2.5 * DAY_MS).toISOString(),
  language: 'jp',
  name: '佐藤 一郎',
  phone: '0460001234',
  email: 'ichiro@example.jp',
  subject: '忘年会の貸切について',
  message: '20名です。',
  quarantined: false,
  marks: [],
  mailedAt: null,
  ...changes,
})

/** A request for a table, sent some hours ago. */
const table = (date: string, hours: number, name: string): Partial<HandedEnquiry> => ({
  receivedAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
  name,
  subject: '潮火の予約',
  table: { restaurant: 'shiobi', date, time: '25:30', people: 4 },
})

let desk: Desk
const started = new AsyncDisposableStack()

/** An old enquiry, and two tables, of today and of next month. */
const ENQUIRIES = [
  enquiry(1),
  enquiry(2, table(day(0), 2, '山田 花子')),
  enquiry(3, table(day(30), 1, '鈴木 美咲')),
]
/** The first two were not mailed. */
const MAILS: MailNews[] = [
  { id: idOf(1), mailedAt: null, trouble: 'refused' },
  { id: idOf(2), mailedAt: null, trouble: 'unreachable' },
]

test.beforeAll(async ({ browser }) => {
  desk = started.use(await startDeskWith(browser, ENQUIRIES, MAILS))
})
test.afterAll(() => started.disposeAsync())

// Takes long: each count is followed from the first screen again.
test('the first screen counts what needs doing, and each count links to exactly that', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日の確認')
  await expect(
    page.getByRole('link', {
      name: 'いちばん古いものは2日前に届きました：佐藤 一郎 様「忘年会の貸切について」',
    }),
  ).toBeVisible()
  const rows = page.locator('.desk-mail')

  await page.getByRole('link', { name: '未対応のお問い合わせ 3件' }).click()
  await expect(rows).toHaveText([/鈴木 美咲/, /山田 花子/, /佐藤 一郎/])

  await openScreen(page, '/admin')
  await page.getByRole('link', { name: '今日・明日の予約（未返答） 1件' }).click()
  await expect(rows).toHaveText([/山田 花子.*翌1:30 4名.*潮火.*新着/])

  await openScreen(page, '/admin')
  await page.getByRole('link', { name: '今日 25:30　潮火　4名　山田 花子 様' }).click()
  await expect(page.locator('.desk-letter').getByText(/4名\s潮火$/)).toBeVisible()

  await openScreen(page, '/admin')
  await expect(page.getByText('未公開の変更はありません。')).toBeVisible()
  const saved = await page.request.patch('/api/restaurants/1?draft=true&locale=ja', {
    headers: { origin: new URL(page.url()).origin },
    data: { summary: '炭火と魚。', _status: 'draft' },
  })
  expect(saved.status()).toBe(200)
  await openScreen(page, '/admin')
  await expect(page.getByRole('heading', { name: '未公開の変更 1件' })).toBeVisible()
  await page.getByRole('link', { name: /^レストラン「潮火」（hanako@example\.jp、/ }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/restaurants\/1(?:\?|$)/)
})

test('enquiries that the form refused are a quiet line, which links to what to do', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP')
  await expect(
    page.getByText(/^この24時間に、同じ回線からの送信が多すぎたため、フォームが12件を/),
  ).toBeVisible()
  await page.getByRole('link', { name: '意味と対処を見る' }).click()
  await expect(page.getByRole('heading', { name: 'フォームが受け付けなかったとき' })).toBeVisible()
})

test('a mail that could not be sent is listed with its reason, and links to its enquiry, which says so', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP')
  await expect(
    page.getByRole('link', {
      name: '2時間前から　山田 花子 様「潮火の予約」　メールサーバーにつながりません',
    }),
  ).toBeVisible()
  await page.getByRole('link', { name: '送信に失敗したメール 2件' }).click()
  const rows = page.locator('.desk-mail')
  await expect(rows).toHaveText([
    /佐藤 一郎.*メールサーバーに受け付けられませんでした/,
    /山田 花子.*メールサーバーにつながりません/,
  ])
  await press(rows.first().getByRole('link'))
  await expect(
    page.getByText(
      'このお問い合わせは、スタッフにメールで通知できていません。メールサーバーに受け付けられませんでした。',
    ),
  ).toBeVisible()
})

test('the first steps lead to their places, and go when they are done or put away', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP')
  const steps = page.getByRole('region', { name: 'はじめに' })
  const lines = steps.getByRole('listitem')
  const all = await lines.count()
  await press(steps.getByRole('link', { name: '会社の名前・住所・電話番号を確かめる' }))
  await expect(page).toHaveURL(/\/admin\/globals\/company/)
  await openScreen(page, '/admin')
  await press(steps.getByRole('button', { name: '追加しました' }))
  await expect(lines).toHaveCount(all - 1)
  await press(steps.getByRole('button', { name: 'あとで' }))
  await expect(steps).toHaveCount(0)
  await openScreen(page, '/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日の確認')
  await expect(steps).toHaveCount(0)
})

test('the menu is open on a computer until it is closed, marks the place, and names the site', async () => {
  await using page = await desk.openDesk('/admin/menu', 'ja-JP')
  const menu = page.locator('.nav')
  await expect(menu.getByRole('link').first()).toHaveText('今日の確認')
  await expect(menu.locator('[aria-current=page]')).toHaveText('お品書き')
  await expect(menu.getByRole('link', { name: 'お問い合わせ', exact: true })).toBeVisible()
  await expect(menu.getByText('波織 公開サイト')).toBeVisible()
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', /\d\/$/)
  await expect(menu.getByRole('link', { name: '日本語' })).toHaveAttribute('href', /\/ja$/)
  await press(page.getByRole('button', { name: 'メニューを閉じる' }).first())
  await expect(menu).toHaveJSProperty('inert', true)
  await settled(page)
  await openScreen(page, '/admin')
  await expect(menu).toHaveJSProperty('inert', true)
  await page.getByRole('button', { name: 'メニューを開く' }).first().click()
  await expect(menu).toHaveJSProperty('inert', false)
  await settled(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await openScreen(page, '/admin')
  await expect(menu).toHaveJSProperty('inert', true)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the first screen, ${colorScheme}, wide and narrow`, async () => {
    await using page = await desk.openDesk('/admin', 'ja-JP')
    await page.emulateMedia({ colorScheme })
    await openScreen(page, '/admin')
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expectAccessible(page, 'wide')
    await page.setViewportSize({ width: 390, height: 844 })
    // The menu that was open beside the screen would cover it, and closes.
    await expect(page.locator('.nav')).toHaveJSProperty('inert', true)
    await expectAccessible(page, 'narrow')
  })
}
