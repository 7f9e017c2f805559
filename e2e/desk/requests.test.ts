import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { expectAccessible } from '../access/axe.ts'
import { FIRST_ACCOUNT } from '../support/first-account.ts'
import { type Mailbox, startMailbox } from '../support/mailbox.ts'
import { pressUntilSent } from '../support/press-until-sent.ts'
import { followed, press, settled } from '../support/settled.ts'
import { openScreen, PHONE } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { type Desk, startDeskWith } from './desk-with-enquiries.ts'

const DAY_MS = 86_400_000
const ID = '01890000-0000-7000-8000-000000000001'
const LETTER = `/admin/collections/enquiries/${ID}`

/** Came twenty days ago: every restaurant has been open since. */
const REQUEST: HandedEnquiry = {
  id: ID,
  receivedAt: new Date(Date.now() - 20.5 * DAY_MS).toISOString(),
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

test('staff write a restaurant’s addresses as they paste them, and read which line is none', async () => {
  await using page = await desk.openDesk('/admin/collections/restaurants/1', 'ja-JP', {
    viewport: PHONE,
  })
  const part = page.getByRole('region', { name: '予約の通知先' })
  const addresses = part.getByLabel('メールアドレス（1行に1件）')
  const save = part.getByRole('button', { name: '通知先を保存' })
  await expect(addresses).toHaveValue('')
  await expect(save).toBeDisabled()
  await addresses.fill(
    '店長 <shiobi@example.jp>\nｋｉｔｃｈｅｎ＠ｅｘａｍｐｌｅ．ｊｐ\nkitchen@example.jp',
  )
  await press(save)
  await expect(page.getByText('この2件のアドレスに届きます。')).toBeVisible()
  await expect(addresses).toHaveValue('shiobi@example.jp\nkitchen@example.jp')
  await addresses.fill('shiobi@example.jp\n厨房')
  await press(save)
  await expect(part.getByRole('alert')).toContainText(
    '「厨房」はメールアドレスとして読み取れません。',
  )
  await openScreen(page, '/admin/collections/restaurants/1')
  await expect(addresses).toHaveValue('shiobi@example.jp\nkitchen@example.jp')
})

test('a late request is red on the first screen with its age, and leads to its letter', async () => {
  await using page = await desk.openDesk('/admin', 'ja-JP')
  const late = page.getByRole('region', { name: '返答が遅れている予約 1件' })
  await expect(late).toHaveAttribute('data-pressing', 'true')
  await expectAccessible(page, 'late')
  await late
    .getByRole('link', { name: '20日前から　12月24日（月）18:30　潮火　4名　山田 花子 様' })
    .click()
  await expect(page.getByRole('heading', { name: '山田 花子 様' })).toBeVisible()
  await openScreen(page, '/admin')
  await press(late.getByRole('link', { name: '返答が遅れている予約 1件' }))
  await expect(page.locator('.desk-mail')).toHaveText([/山田 花子/])
})

test('the link of a mail opens the letter after signing in, and sends nothing until someone presses', async ({
  browser,
}) => {
  await using context = await browser.newContext({ locale: 'ja-JP', baseURL: desk.cms.origin })
  const page = followed(await context.newPage())
  await page.goto(`${LETTER}?answer=confirmed`)
  await page.getByLabel('メールアドレス').fill(FIRST_ACCOUNT.email)
  await page.getByLabel('パスワード', { exact: true }).fill(FIRST_ACCOUNT.password)
  await pressUntilSent(page.getByRole('button', { name: 'ログイン' }), (request) =>
    request.url().endsWith('/api/users/login'),
  )
  const letter = page.locator('.desk-reply')
  await expect(letter.getByLabel('本文')).toHaveValue(/^山田 花子 様\n/)
  await settled(page)
  expect(new URL(page.url()).search).toBe('')
  expect(mailbox.mails).toEqual([])
  await letter.getByLabel('本文').fill('お待ちしております。')
  await page.goto(`${LETTER}?answer=declined`)
  await expect(letter.getByRole('button', { name: '送信してお断りする' })).toBeVisible()
  await page.goto(`${LETTER}?answer=confirmed`)
  await expect(letter.getByLabel('本文')).toHaveValue('お待ちしております。')
  await press(letter.getByRole('button', { name: '送信して予約を確定する' }))
  await expect(page.getByText(/^予約確定（/)).toBeVisible()
  // The restaurant's addresses get a copy.
  const sent = [['hanako@example.jp'], ['shiobi@example.jp', 'kitchen@example.jp']]
  expect(mailbox.mails.map(({ to }) => to)).toEqual(sent)
  await page.goto(`${LETTER}?answer=declined`)
  await expect(page.getByText(/^予約確定（/)).toBeVisible()
  await settled(page)
  await expect(letter).toHaveCount(0)
  expect(mailbox.mails).toHaveLength(sent.length)
})
