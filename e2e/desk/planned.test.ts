import type { Page } from '@playwright/test'
import { takenOver } from '../support/taken-over.ts'
import { expect, houseTest as test } from '../support/test.ts'

const drawn = expect.configure({ timeout: 30_000 })
test.use({ actionTimeout: 15_000 })
test.describe.configure({ timeout: 180_000 })

const DRAWER = /の公開・公開終了の予約$/

let desk: Page

/** Somebody on a journey: plans are in Japan's time all the same. */
test.beforeEach(async ({ browser, house }) => {
  const signedIn = await house.openDesk('/admin')
  const context = await browser.newContext({
    baseURL: house.cms.origin,
    locale: 'ja-JP',
    storageState: await signedIn.context().storageState(),
    timezoneId: 'America/New_York',
  })
  await signedIn.close()
  desk = await context.newPage()
})
test.afterEach(() => desk.context().close())

async function openPlans(): Promise<void> {
  const publish = desk.getByRole('button', { name: '日本語で公開' })
  await takenOver(publish)
  await publish.locator('xpath=following::button[1]').click()
  await desk.getByRole('button', { name: '公開を予約' }).click()
  await drawn(desk.getByRole('dialog', { name: DRAWER })).toBeVisible()
}

/** Chooses the last day the calendar of this month shows, and a time. */
async function plan(what: '公開する' | '公開をやめる', time: string): Promise<void> {
  const drawer = desk.getByRole('dialog', { name: DRAWER })
  await drawer.getByText(what, { exact: true }).click()
  await drawer.locator('.date-time-picker').getByRole('textbox').click()
  await expect(drawer.getByRole('combobox', { name: '月', exact: true })).toBeVisible()
  await expect(drawer.getByRole('combobox', { name: '年', exact: true })).toBeVisible()
  await drawer.locator('.react-datepicker__day').last().click()
  await drawer.getByRole('option', { name: time, exact: true }).click()
  await drawer.getByRole('button', { name: '保存', exact: true }).click()
}

/** What is listed as planned, without its head. */
const listed = () =>
  desk
    .getByRole('dialog', { name: DRAWER })
    .getByRole('table')
    .getByRole('row')
    .filter({
      hasText: /日本時間/,
    })

test('a time chosen abroad is kept as Japan’s, stands above the text, and can be taken back', async () => {
  await desk.goto('/admin/collections/restaurants/1?locale=ja')
  await openPlans()
  await plan('公開する', '17:30')
  await drawn(listed()).toHaveCount(1)
  await expect(listed()).toContainText(/\d{4}-\d\d-\d\d 17:30/)

  await desk.reload()
  await drawn(desk.getByText(/^予約：\d{4}-\d\d-\d\d 17:30（日本時間）に公開$/)).toBeVisible()

  await openPlans()
  await listed().getByRole('button').click()
  await drawn(desk.getByText('予約はありません。')).toBeVisible()
  await desk.reload()
  await takenOver(desk.getByRole('button', { name: '日本語で公開' }))
  await expect(desk.getByText(/^予約：/)).toHaveCount(0)
})

test('the end of a restaurant’s pages is planned the same way', async () => {
  await desk.goto('/admin/collections/restaurants/2?locale=ja')
  await openPlans()
  await plan('公開をやめる', '09:15')
  await drawn(listed()).toContainText(/公開をやめる.*\d{4}-\d\d-\d\d 09:15/)
  await desk.reload()
  await drawn(desk.getByText(/^予約：\d{4}-\d\d-\d\d 09:15（日本時間）に公開の終了$/)).toBeVisible()
})
