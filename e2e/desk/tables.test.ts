import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { type Mailbox, startMailbox } from '../support/mailbox.ts'
import { press, settled } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { type Desk, startDeskWith } from './desk-with-enquiries.ts'
import { FOREIGN } from './foreign-words.ts'
import { LEFT_OUT, shownWords } from './shown-words.ts'

const idOf = (number: number) => `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`

const JAPANESE: HandedEnquiry = {
  id: idOf(1),
  receivedAt: '2026-11-20T09:00:00.000Z',
  language: 'jp',
  name: '山田 花子',
  phone: '9012345678',
  email: 'hanako@example.jp',
  subject: '潮火の予約',
  message: '4名で伺います。',
  table: { restaurant: 'shiobi', date: '2096-12-24', time: '18:30', people: 4 },
  quarantined: false,
  marks: [],
  mailedAt: null,
}
const ENGLISH: HandedEnquiry = {
  ...JAPANESE,
  id: idOf(2),
  language: 'en',
  name: 'Hanako Sato',
  subject: 'A table at Kohaku',
  message: 'Two of us.',
  table: { restaurant: 'kohaku', date: '2096-12-20', time: '25:00', people: 2 },
}

/** A desk with the demo company and two guests who ask for tables. */
let desk: Desk
let mailbox: Mailbox
const started = new AsyncDisposableStack()

test.beforeAll(async ({ browser }) => {
  mailbox = await startMailbox()
  started.defer(mailbox.stop)
  const env = { SMTP_URL: mailbox.url, REPLY_FROM: 'tables@example.jp' }
  desk = started.use(await startDeskWith(browser, [JAPANESE, ENGLISH], [], env))
})
test.afterAll(() => started.disposeAsync())

test('staff confirm a table in the guest’s language, and the list of tables says so', async () => {
  await using page = await desk.openDesk('/admin/collections/enquiries')
  await page.getByRole('link', { name: 'Tables by day 2' }).click()
  const rows = page.locator('.desk-mail')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Thu 20 Dec 2096 1 table, 2 guests',
    'Mon 24 Dec 2096 1 table, 4 guests',
  ])
  await expect(rows).toHaveText([
    /Hanako Sato.*1:00 after midnight, for 2.*No answer in time · \d+ days.*Kissa Kohaku.*New/,
    /山田 花子.*18:30, for 4.*No answer in time · \d+ days.*Shiobi.*New/,
  ])
  await press(rows.nth(1).getByRole('link'))
  await expect(page.getByText('Table for 4, Monday 24 December 2096, 18:30, Shiobi')).toBeVisible()
  await expect(page.getByRole('link', { name: '090-1234-5678' })).toBeVisible()

  await press(page.getByRole('button', { name: 'Confirm…' }))
  const letter = page.locator('.desk-reply')
  await expect(letter.getByLabel('Text')).toHaveValue(
    /^山田 花子 様\n.*2096年12月24日（月）18:30.*\n潮火\n.*\n電話 046-000-0101\n$/s,
  )
  await letter.getByLabel('Subject').fill('お席のこと')
  await letter.getByLabel('Text').fill('お待ちしています。')
  await letter.getByText('From your own mail program, or by phone').click()
  const body = `お待ちしています。\r\n\r\n2026-11-20 18:00 山田 花子様からのお問い合わせ：\r\n> 4名で伺います。\r\n`
  await expect(letter.getByRole('link', { name: 'Open in mail program' })).toHaveAttribute(
    'href',
    `mailto:hanako@example.jp?subject=${encodeURIComponent('お席のこと')}&body=${encodeURIComponent(body)}`,
  )
  const saved = page.waitForEvent('download')
  await letter.getByRole('link', { name: 'Calendar file for the guest' }).click()
  expect((await saved).suggestedFilename()).toBe('shiobi-2096-12-24.ics')

  await letter.getByRole('button', { name: 'Send and confirm' }).click()
  await expect(page.getByText(/^Confirmed by hanako@example\.jp, 20\d\d-/)).toBeVisible()
  await expect(page.locator('#field-status')).toContainText('Done')
  await expect(page.getByRole('heading', { name: 'お席のこと' })).toBeVisible()
  expect(mailbox.mails.map(({ from, to }) => [from, to])).toEqual([
    ['tables@example.jp', ['hanako@example.jp']],
  ])
  expect(mailbox.mails[0]?.source).toContain('shiobi-2096-12-24.ics')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(rows.filter({ hasText: '山田 花子' })).toContainText('Confirmed')
  await page.getByRole('link', { name: 'Unanswered 1' }).click()
  await expect(rows).toHaveText([/Hanako Sato.*Thu 20 Dec, 1:00 after midnight, for 2/])
})

test('a confirmed table that has to be cancelled says so to the guest, and to the restaurant in a copy', async () => {
  await (await desk.calls()).post('/api/restaurants/1/recipients', {
    data: { typed: 'kitchen@example.jp', typedReplyTo: 'table@example.jp' },
  })
  const before = mailbox.mails.length
  await using page = await desk.openDesk(`/admin/collections/enquiries/${JAPANESE.id}`, 'ja-JP')
  await press(page.getByText('その他', { exact: true }))
  await press(page.getByRole('button', { name: 'こちらから取り消す' }))
  const letter = page.locator('.desk-reply')
  await expect(letter.getByLabel('件名')).toHaveValue(
    'お席をご用意できなくなりました（潮火・2096年12月24日（月）18:30）',
  )
  await expect(letter.getByText('お客様のご返信の宛先：')).toContainText('table@example.jp')
  await expect(letter.getByLabel('写しを「潮火」にも送る')).toBeChecked()
  await press(letter.getByRole('button', { name: '送信して予約を取り消す' }))
  await expect(page.getByText(/^取り消し（当店より、/)).toBeVisible()
  await expect(page.getByText('店舗にも写しを送信')).toBeVisible()
  const [toGuest, toKitchen] = mailbox.mails.slice(before)
  expect([toGuest?.to, toKitchen?.to]).toEqual([['hanako@example.jp'], ['kitchen@example.jp']])
  expect(toGuest?.source).toContain('Reply-To: table@example.jp')
  expect(toGuest?.source).toContain('method=CANCEL')
})

for (const [language, locale, enquiry, decline] of [
  ['ja', 'ja-JP', JAPANESE, 'お断りする'],
  ['en', 'en-GB', ENGLISH, 'Decline…'],
] as const) {
  test(`a table and its answer contain no other language in ${locale}`, async () => {
    await using page = await desk.openDesk(`/admin/collections/enquiries/${enquiry.id}`, locale)
    const back = page.getByRole('button', { name: '未返答に戻す' })
    const button = page.getByRole('button', { name: decline })
    if (await back.isVisible()) await back.click()
    // By keyboard: it may lie where the other was pressed.
    await button.press('Enter')
    await expect(page.locator('.desk-reply')).toBeVisible()
    await settled(page)
    const words = await page.evaluate(shownWords, LEFT_OUT)
    expect(words.filter(FOREIGN[language])).toEqual([])
  })
}

test('harassment is handed over with what happened, and owners find it under its name', async () => {
  await using page = await desk.openDesk(`/admin/collections/enquiries/${ENGLISH.id}`, 'ja-JP')
  await page.getByText('カスハラとして引き継ぐ…').click()
  // By keyboard: it lies where the other was pressed, and a tap so soon would be the second half of that.
  await page.getByRole('button', { name: '責任者に引き継ぐ' }).press('Enter')
  await expect(page.locator('.desk-harassment').getByRole('alert')).toContainText('何があったか')
  await page.getByLabel('何がありましたか').fill('電話で三度どなられた。')
  await press(page.getByRole('button', { name: '責任者に引き継ぐ' }))
  await expect(page.getByText('責任者に引き継ぎました。')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/collections\/enquiries(\?|$)/)
  await page.getByRole('link', { name: 'カスハラ', exact: true }).click()
  await press(page.locator('.desk-mail').filter({ hasText: 'Hanako Sato' }).getByRole('link'))
  const note = page.getByRole('region', { name: 'カスハラ' })
  await expect(note).toContainText('電話で三度どなられた。')
  await press(note.getByRole('button', { name: 'カスハラではない' }))
  await expect(note).toHaveCount(0)
})
