import type { Page, Request } from '@playwright/test'
import { hydrated } from './support/hydrated.ts'
import { inInbox } from './support/in-inbox.ts'
import { openScreen } from './support/staff.ts'
import { expect, houseTest as test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }

const guestOf = (name: string) => ({
  お名前: name,
  電話番号: '046-000-1234',
  メールアドレス: `${name.length}@guest.example.jp`,
  件名: `${name}のお席`,
})

/** Asks for the first table that is offered, for four. */
async function askFor(page: Page, name: string, hasScript: boolean): Promise<void> {
  await page.goto('/ja/contact?restaurant=shiobi')
  if (hasScript) {
    await hydrated(page)
    // A form sent within a second of loading counts as a program's and is quarantined.
    await page.waitForFunction(() => performance.now() > 1500)
  }
  for (const [label, value] of Object.entries(guestOf(name)))
    await page.getByRole('textbox', { name: label, exact: true }).fill(value)
  await page.getByLabel('日にち').selectOption({ index: 1 })
  await page.getByLabel('時間', { exact: true }).selectOption('18:00')
  await page.getByLabel('人数').selectOption('4')
  await page.locator('form button[type=submit]').click()
}

/** From the page after sending to the cancelled table: two presses on the link's page. */
async function cancel(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: /^お申し込みの確認/ })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('まだ確定していません')
  await expect(page.getByText('4名様')).toBeVisible()
  await page.getByText('行けなくなった').click()
  await page.getByRole('button', { name: '取り消す' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('取り消しました')
  await expect(page.getByText('お店にお知らせしました。')).toBeVisible()
}

// Takes long: both programs are started first.
test('a guest on a phone asks for a table and cancels it by the link, and staff see it as the guest’s own act', async ({
  house,
  page,
}) => {
  await page.setViewportSize(PHONE)
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await askFor(page, '山田 花子', true)
  await expect(page.getByRole('link', { name: 'カレンダー用ファイル' })).toBeVisible()
  await page.reload()
  await inInbox(house, '山田 花子のお席')
  await cancel(page)
  const fitting = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(fitting).toBeLessThanOrEqual(PHONE.width)

  // Logs of errors name referrers whole; nginx keeps none of files, for which Chromium names the page whole.
  const named = asked.filter((each) => each.resourceType() !== 'font')
  const referrers = await Promise.all(named.map((each) => each.headerValue('referer')))
  const paths = referrers.flatMap((each) =>
    each ? [new URL(each).pathname + new URL(each).search] : [],
  )
  expect([...new Set(paths)]).toEqual(['/'])

  const told = () => house.mailbox.mails.filter(({ to }) => to.includes('desk@example.jp'))
  await expect.poll(told).toHaveLength(2)
  await using desk = await house.openDesk('/admin/collections/enquiries?view=done', 'ja-JP')
  const row = desk.locator('.desk-mail').filter({ hasText: '山田 花子' })
  await expect(async () => {
    await openScreen(desk, '/admin/collections/enquiries?view=done')
    await expect(row).toContainText('取り消し（お客様より）', { timeout: 1000 })
  }).toPass()
  await expect(row).not.toContainText('お断り')
  await row.getByRole('link').click()
  await expect(desk.getByText(/お客様が取り消し/)).toBeVisible()
})

test.describe('without the script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE })

  test('a guest gets the same link, and cancels by it', async ({ page }) => {
    await askFor(page, '鈴木 一郎太', false)
    await cancel(page)
  })
})
