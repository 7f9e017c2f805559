import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import { confirmConversion } from '../support/confirm-conversion.ts'
import { press } from '../support/settled.ts'
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
  subject: '忘れ物',
  message: '傘を忘れました。',
  quarantined: false,
  marks: [],
  mailedAt: null,
}
const ENGLISH: HandedEnquiry = {
  ...JAPANESE,
  id: idOf(2),
  language: 'en',
  name: 'Hana Sato',
  email: 'sato@example.jp',
  subject: 'Opening hours',
  message: 'Are you open?',
}

let desk: Desk
const started = new AsyncDisposableStack()

test.beforeAll(async ({ browser }) => {
  desk = started.use(await startDeskWith(browser, [JAPANESE, ENGLISH]))
})
test.afterAll(() => started.disposeAsync())

// Takes long: five screens one after the other.
test('a Japanese member of staff reads and answers enquiries, and marks one as spam', async () => {
  await using page = await desk.openDesk('/admin/collections/enquiries', 'ja-JP')
  await expect(page.getByRole('link', { name: '未読（2件）' })).toBeVisible()
  const row = page.locator('tbody tr').filter({ hasText: '忘れ物' })
  await expect(row).toContainText('未読')
  await expect(row.locator('td').last()).toHaveCSS('font-weight', '700')
  await row.getByRole('link').first().click()

  await expect(page.getByRole('link', { name: '090-1234-5678' })).toHaveAttribute(
    'href',
    'tel:09012345678',
  )
  await press(page.getByRole('button', { name: 'メールで返信' }))
  const letter = page.locator('.desk-letter')
  await expect(letter.getByLabel('件名')).toHaveValue(/^Re: 忘れ物（受付番号 \S+）$/)
  await letter.getByLabel('本文').fill('お預かりしています。')
  const link = await letter.getByRole('link', { name: 'メールソフトで開く' }).getAttribute('href')
  expect(new URL(link ?? '').searchParams.get('body')).toBe(
    'お預かりしています。\r\n\r\n2026-11-20 18:00 山田 花子様からのお問い合わせ：\r\n> 傘を忘れました。\r\n',
  )
  const words = await page.evaluate(shownWords, LEFT_OUT)
  expect(words.filter(FOREIGN.ja)).toEqual([])
  await letter.getByRole('button', { name: '「完了」にして保存' }).click()
  await expect(page.locator('#field-status')).toContainText('完了')

  await page.getByRole('button', { name: '迷惑メールにする' }).click()
  await expect(page.locator('#field-status')).toContainText('迷惑メール')
  await page.getByRole('button', { name: '迷惑メールではない' }).click()
  await expect(page.locator('#field-status')).toContainText('新着')

  await page.goBack()
  await expect(row).toBeVisible()
  await expect(row).not.toContainText('未読')
  await expect(page.getByRole('link', { name: '未読（1件）' })).toBeVisible()
})

test('an admin finds all enquiries of one person and erases them', async () => {
  await using page = await desk.openDesk('/admin/collections/enquiries', 'ja-JP')
  await page.getByText('特定の方の情報を消去…').click()
  const contact = page.getByLabel('メールアドレスまたは電話番号')
  const asked = page.waitForRequest(/\/enquiries\/person$/)
  await contact.fill('sato@')
  await confirmConversion(contact)
  await contact.fill('SATO@example.jp')
  await contact.press('Enter')
  expect((await asked).postDataJSON()).toMatchObject({ contact: 'SATO@example.jp' })
  await expect(page.getByText(/Hana Sato　Opening hours/)).toBeVisible()
  await page.getByRole('button', { name: '1件を完全に消去する' }).click()
  await expect(page.getByText('1件を消去しました。')).toBeVisible()
  await expect(page.locator('tbody tr')).toHaveCount(1)
})
