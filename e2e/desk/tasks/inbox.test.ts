import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import type { Page } from '@playwright/test'
import { type Mailbox, startMailbox } from '../../support/mailbox.ts'
import { countPresses } from '../../support/presses.ts'
import { press } from '../../support/settled.ts'
import { expect, test } from '../../support/test.ts'
import { type Desk, startDeskWith } from '../desk-with-enquiries.ts'

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

const LOST: HandedEnquiry = {
  id: idOf(1),
  receivedAt: '2026-10-20T09:00:00.000Z',
  language: 'jp',
  name: '髙橋 花子',
  phone: '8012345678',
  email: 'hanako@example.jp',
  subject: '忘れ物',
  message: '傘を忘れました。',
  quarantined: false,
  marks: [],
  mailedAt: null,
}
const SHOP: HandedEnquiry = { ...LOST, id: idOf(2), name: '渡邊 蓮', subject: '取材のお願い' }
const table = { restaurant: 'shiobi', date: '2096-12-24', time: '18:30', people: 4 }
const EARLY: HandedEnquiry = { ...LOST, id: idOf(3), name: '佐藤 澪', subject: 'お席', table }
const LATE: HandedEnquiry = {
  ...EARLY,
  id: idOf(4),
  name: '鈴木 凪',
  table: { ...table, time: '20:00' },
}

let desk: Desk
let mailbox: Mailbox
const started = new AsyncDisposableStack()

test.beforeAll(async ({ browser }) => {
  mailbox = await startMailbox()
  started.defer(mailbox.stop)
  const env = { SMTP_URL: mailbox.url, REPLY_FROM: 'tables@example.jp' }
  desk = started.use(await startDeskWith(browser, [LOST, SHOP, EARLY, LATE], [], env))
})
test.afterAll(() => started.disposeAsync())

const toInbox = (page: Page) =>
  press(page.locator('.nav').getByRole('link', { name: 'お問い合わせ', exact: true }))

const row = (page: Page, name: string) =>
  page.locator('.desk-mail').filter({ hasText: name }).getByRole('link')

test('an enquiry is found by another kanji of its name with two presses', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(page)
  await toInbox(page)
  await page.getByRole('searchbox').fill('高橋')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.locator('.desk-mail')).toHaveText([/髙橋 花子.*忘れ物/])
  expect(presses.count).toBe(2)
})

test('last month’s enquiries are saved as a table with three presses', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(page)
  await toInbox(page)
  await press(page.getByText('この受信箱について'))
  await page.getByLabel('受信日（から）').fill('2026-10-01')
  await page.getByLabel('受信日（まで）').fill('2026-10-31')
  const saving = page.waitForEvent('download')
  await press(page.getByRole('button', { name: '表を保存する' }))
  await saving
  expect(presses.count).toBe(3)
})

test('an enquiry is answered from the desk, and the next one is open, with five presses', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(page)
  await toInbox(page)
  await press(row(page, '髙橋 花子'))
  await press(page.getByRole('button', { name: 'メールで返信' }))
  const letter = page.locator('.desk-reply')
  await letter.getByLabel('本文').fill('傘はお預かりしています。')
  await press(letter.getByRole('button', { name: '送信する', exact: true }))
  await expect(page.locator('#field-status')).toContainText('完了')
  const answer = page.getByRole('region', { name: 'お客様への返信' })
  await press(answer.getByRole('link', { name: '次の未対応へ' }))
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('髙橋')
  expect(presses.count).toBeLessThanOrEqual(5)
  await expect.poll(() => mailbox.mails.map(({ to }) => to)).toEqual([['hanako@example.jp']])
})

test('a table is confirmed and another declined with eight presses', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(page)
  await toInbox(page)
  await press(row(page, '佐藤 澪'))
  await press(page.getByRole('button', { name: '予約を受ける' }))
  await press(page.getByRole('button', { name: '送信して予約を確定する' }))
  await expect(page.locator('#field-status')).toContainText('完了')
  await page.goBack()
  await press(row(page, '鈴木 凪'))
  await press(page.getByRole('button', { name: 'お断りする' }))
  await press(page.getByRole('button', { name: '送信してお断りする' }))
  await expect(page.locator('#field-status')).toContainText('完了')
  expect(presses.count).toBeLessThanOrEqual(8)
})
