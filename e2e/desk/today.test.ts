import { cp } from 'node:fs/promises'
import type { HandedEnquiry } from '@noren/contract/enquiry/handover'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from '../access/axe.ts'
import { startCms } from '../support/cms.ts'
import { DEMO_DATA, temporaryFolder } from '../support/folders.ts'
import { startHandingSite } from '../support/handed-enquiries.ts'
import { fillInFirstAccount, openSetupLink } from '../support/house.ts'
import { test as base, expect } from '../support/test.ts'

const DAY_MS = 86_400_000

/** A day in Japan, counted from today. */
const day = (from: number) =>
  new Date(Date.now() + from * DAY_MS).toLocaleDateString('sv-SE', { timeZone: 'Asia/Tokyo' })

const enquiry = (number: number, changes: Partial<HandedEnquiry> = {}): HandedEnquiry => ({
  id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
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

type Desk = { today: (colorScheme?: 'light' | 'dark') => Promise<Page> }

/** A desk with the demo company, an old enquiry, and two tables, of today and of next month. */
const test = base.extend<object, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      await using data = await temporaryFolder()
      await cp(DEMO_DATA, data.path, { recursive: true })
      await using site = await startHandingSite([
        enquiry(1),
        enquiry(2, table(day(0), 2, '山田 花子')),
        enquiry(3, table(day(30), 1, '鈴木 美咲')),
      ])
      const cms = await startCms(data.path, site.origin)
      await use(await signedIn(browser, cms))
      await cms.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function signedIn(browser: Browser, cms: Awaited<ReturnType<typeof startCms>>) {
  await using first = await browser.newContext({ locale: 'en-GB', baseURL: cms.origin })
  const page = await first.newPage()
  await openSetupLink(page, cms)
  await fillInFirstAccount(page, cms)
  const storageState = await first.storageState()
  const desk: Desk = {
    today: async (colorScheme = 'light') => {
      const options = { locale: 'ja-JP', baseURL: cms.origin, storageState, colorScheme }
      const page = await (await browser.newContext(options)).newPage()
      await expect(async () => {
        await page.goto('/admin')
        const enquiries = page.getByRole('link', { name: '未対応のお問い合わせ 3件' })
        await expect(enquiries).toBeVisible({ timeout: 2000 })
      }).toPass()
      return page
    },
  }
  return desk
}

test('the first screen counts what needs doing, and each count leads to just that', async ({
  desk,
}) => {
  const page = await desk.today()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('今日の確認')
  await expect(
    page.getByRole('link', {
      name: 'いちばん古いものは2日前に届きました：佐藤 一郎 様「忘年会の貸切について」',
    }),
  ).toBeVisible()
  const rows = page.locator('tbody tr')

  await page.getByRole('link', { name: '未対応のお問い合わせ 3件' }).click()
  await expect(rows).toHaveText([/佐藤 一郎/, /山田 花子/, /鈴木 美咲/])

  await page.goto('/admin')
  await page.getByRole('link', { name: '今日・明日の予約（未返答） 1件' }).click()
  await expect(rows).toHaveText([/25:30.*潮火.*4.*山田 花子.*未返答/])

  await page.goto('/admin')
  await page.getByRole('link', { name: '今日 25:30　潮火　4名　山田 花子 様' }).click()
  await expect(page.getByRole('heading', { name: /4名\s潮火$/ })).toBeVisible()

  await page.goto('/admin')
  await expect(page.getByText('公開していない下書きはありません。')).toBeVisible()
  const saved = await page.request.patch('/api/restaurants/1?draft=true&locale=ja', {
    headers: { origin: new URL(page.url()).origin },
    data: { summary: '炭火と魚。', _status: 'draft' },
  })
  expect(saved.status()).toBe(200)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: '公開していない下書き 1件' })).toBeVisible()
  await page.getByRole('link', { name: /^レストラン「潮火」（hanako@example\.jp、/ }).click()
  await expect(page).toHaveURL(/\/admin\/collections\/restaurants\/1(?:\?|$)/)
  await page.context().close()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the first screen, ${colorScheme}, wide and narrow`, async ({
    desk,
  }) => {
    const page = await desk.today(colorScheme)
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expectAccessible(page, 'wide')
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page, 'narrow')
    await page.context().close()
  })
}
