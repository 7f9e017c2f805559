import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { businessDay } from '@noren/contract/hours/business-day'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../../access/axe.ts'
import { type Mailbox, startMailbox } from '../../support/mailbox.ts'
import { countPresses } from '../../support/presses.ts'
import { press } from '../../support/settled.ts'
import { openScreen, PHONE } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'
import { type Desk, startDeskWith } from '../desk-with-enquiries.ts'

const REQUEST: HandedEnquiry = {
  id: '01890000-0000-7000-8000-000000000001',
  receivedAt: '2026-10-20T09:00:00.000Z',
  language: 'jp',
  name: '佐藤 澪',
  phone: '8012345678',
  email: 'mio@example.jp',
  subject: 'お席',
  message: '窓側を希望します。',
  quarantined: false,
  marks: [],
  mailedAt: null,
  table: { restaurant: 'shiobi', date: businessDay(new Date()), time: '18:30', people: 4 },
}

let desk: Desk
let mailbox: Mailbox
const started = new AsyncDisposableStack()

test.beforeAll(async ({ browser }) => {
  mailbox = await startMailbox()
  started.defer(mailbox.stop)
  const env = { SMTP_URL: mailbox.url, REPLY_FROM: 'tables@example.jp' }
  desk = started.use(await startDeskWith(browser, [REQUEST], [], env))
})
test.afterAll(() => started.disposeAsync())

const row = (page: Page, name: RegExp) => page.getByRole('listitem', { name })

test('on a phone a table by telephone takes four touches, and the evening one touch a table', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP', { viewport: PHONE })
  const presses = await countPresses(page)
  await press(page.getByRole('link', { name: '潮火 電話の予約' }))
  const form = page.getByRole('region', { name: '電話の予約' })
  const time = form.getByRole('group', { name: '時刻' }).locator('label').first()
  const chosen = (await time.textContent()) ?? ''
  await press(time)
  await press(form.getByText('3名', { exact: true }))
  await press(form.getByRole('button', { name: '保存する' }))
  await expect(form.getByText(`${chosen} 3名の予約を記録しました。`)).toBeVisible()
  expect(presses.count).toBe(4)

  const taken = row(page, /3名 お名前なし$/)
  await expect(taken).toContainText('○ 予約確定電話')
  await expect(row(page, /^18:30 4名 佐藤 澪 様$/)).toContainText('? 未返答')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page, 'narrow')

  await press(taken.getByText('その他', { exact: true }))
  await press(taken.getByRole('button', { name: '遅れる 15分' }))
  await expect(taken).toContainText(/遅れ \d+:\d\d頃/)
  await press(taken.getByRole('button', { name: '来店', exact: true }))
  await expect(taken).toContainText('✓ 来店済み')
  expect(presses.count).toBe(7)

  await page.reload()
  await press(taken.getByRole('button', { name: '元に戻す' }))
  await expect(taken).toContainText('○ 予約確定')
  await press(taken.getByText('その他', { exact: true }))
  await press(taken.getByRole('button', { name: '来店なし' }))
  await expect(taken).toContainText('× 来店なし')

  await page.setViewportSize({ width: 794, height: 1123 })
  const menu = page.getByRole('button', { name: 'メニューを開く' })
  await expect(menu).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: '潮火' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  const before = presses.count
  await press(page.getByRole('link', { name: '月ごとの予約数' }))
  expect(presses.count - before).toBe(1)
  const month = page.getByRole('row').nth(1).getByRole('cell')
  await expect(month).toHaveText(['2組 7名', '1組 3名', '0', '1組 3名'])
})

test('a changed time is confirmed again with one press, and a colleague sees it without a reload', async () => {
  await using colleague = await desk.openDesk('/admin', 'en-GB')
  await colleague.clock.install()
  await openScreen(colleague, '/admin/tables?restaurant=shiobi')
  await using page = await desk.openDesk('/admin/tables?restaurant=shiobi', 'ja-JP')
  const asked = row(page, /佐藤 澪 様$/)
  await press(asked.getByRole('link', { name: '返答する' }))
  await press(page.getByRole('button', { name: '予約を受ける' }))
  await press(page.getByRole('button', { name: '送信して予約を確定する' }))
  await expect(page.getByText(/^予約確定（/)).toBeVisible()

  await press(page.getByRole('link', { name: 'この日の予約一覧' }))
  await press(asked.getByText('その他', { exact: true }))
  await press(asked.getByText('日時・人数を変える'))
  await asked.getByLabel('時刻').fill('20:15')
  await asked.getByLabel('人数').fill('6')
  await press(asked.getByRole('button', { name: '変更を保存する' }))
  await expect(row(page, /^20:15 6名 佐藤 澪 様$/)).toContainText(
    '変更後の内容を、まだお客様にお知らせしていません。',
  )
  await colleague.clock.runFor(15_000)
  await expect(row(colleague, /^20:15 6 guests 佐藤 澪$/)).toContainText('○ Confirmed')

  await press(asked.getByRole('link', { name: '確定のメールを送り直す' }))
  await expect(page.getByLabel('本文')).toHaveValue(/20:15[\s\S]*6名様/)
  await press(page.getByRole('button', { name: '送信して予約を確定する' }))
  await expect.poll(() => mailbox.mails.length).toBe(2)
  await press(page.getByRole('link', { name: 'この日の予約一覧' }))
  await expect(asked).not.toContainText('まだお客様にお知らせしていません')

  await press(asked.getByText('その他', { exact: true }))
  await press(asked.getByRole('button', { name: 'お客様より取り消し' }))
  const over = page.getByRole('region', { name: '取り消し', exact: true })
  await expect(over.getByRole('listitem', { name: /佐藤 澪 様$/ })).toContainText('× 取り消し')
})

test('a table by telephone that has to be cancelled is told by telephone, recorded, and stands again with one press', async () => {
  await using page = await desk.openDesk('/admin/tables?restaurant=shiobi', 'ja-JP')
  await press(page.getByRole('button', { name: '電話の予約' }))
  const form = page.getByRole('region', { name: '電話の予約' })
  await press(form.getByRole('group', { name: '時刻' }).locator('label').first())
  await press(form.getByText('5名', { exact: true }))
  await press(form.getByRole('button', { name: '保存する' }))
  const taken = row(page, /5名 お名前なし$/)
  await press(taken.getByText('その他', { exact: true }))
  await press(taken.getByRole('link', { name: '詳しく見る' }))

  await press(page.getByRole('button', { name: 'お電話でこちらから取り消す' }))
  await expect(page.getByText(/^メールアドレスがありません。/)).toBeVisible()
  await expect(page.getByLabel('本文')).toHaveValue(/お席/)
  await expectAccessible(page, 'wide')
  await press(page.getByRole('button', { name: 'お電話で伝えて取り消しにする' }))
  await expect(page.getByText(/^取り消し（当店より、/)).toBeVisible()
  await expect(page.getByText('お電話で伝達')).toBeVisible()

  await press(page.getByRole('button', { name: '予約を元に戻す' }))
  await expect(page.getByText(/^予約確定（/)).toBeVisible()
})
