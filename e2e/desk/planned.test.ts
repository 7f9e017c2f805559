import type { Page } from '@playwright/test'
import type { House } from '../support/house.ts'
import { inPublishMenu } from '../support/publish-menu.ts'
import { press, settled } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

const drawer = (desk: Page) => desk.getByRole('dialog', { name: /の公開・公開終了の予定$/ })

/** A restaurant for a member of staff on a journey: plans are in Japan's time there too. */
const openRestaurant = (house: House, id: number) =>
  house.openDesk(`/admin/collections/restaurants/${id}?locale=ja`, 'ja-JP', {
    timezoneId: 'America/New_York',
  })

async function openPlans(desk: Page): Promise<void> {
  await (await inPublishMenu(desk, '公開を予約')).click()
  await expect(drawer(desk)).toBeVisible()
}

/** Chooses the last day the calendar of the next month shows, and a time. */
async function plan(desk: Page, time: string): Promise<void> {
  const plans = drawer(desk)
  await press(plans.getByText('公開する', { exact: true }))
  await plans.locator('.date-time-picker').getByRole('textbox').click()
  await expect(plans.getByRole('combobox', { name: '月', exact: true })).toBeVisible()
  await expect(plans.getByRole('combobox', { name: '年', exact: true })).toBeVisible()
  await plans.locator('.react-datepicker__navigation--next').click()
  await plans.locator('.react-datepicker__day').last().click()
  await plans.getByRole('option', { name: time, exact: true }).click()
  await plans.getByRole('button', { name: '保存', exact: true }).click()
}

/** The list of plans, without its heading. */
const listed = (desk: Page) =>
  drawer(desk)
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: /日本時間（Japan）/ })

// Takes long: the largest form is opened three times.
test('a time chosen abroad is stored as Japan’s, is shown above the text, and can be cancelled', async ({
  house,
}) => {
  await using desk = await openRestaurant(house, 1)
  await openPlans(desk)
  await plan(desk, '17:30')
  await expect(listed(desk)).toHaveCount(1)
  await expect(listed(desk)).toContainText(/\d{4}年\d+月\d+日（.）17:30/)

  await desk.reload()
  await expect(
    desk.getByText(/^予約：\d{4}年\d+月\d+日（.）17:30（日本時間）に公開$/),
  ).toBeVisible()

  await openPlans(desk)
  await press(listed(desk).getByRole('button'))
  await expect(desk.getByText('公開の予定はありません。')).toBeVisible()
  await desk.reload()
  await settled(desk)
  await expect(desk.getByText(/^予約：/)).toHaveCount(0)
})

// Takes long: the largest form is opened twice.
test('unpublishing a restaurant is planned the same way, and a time may be typed', async ({
  house,
}) => {
  const year = new Date().getFullYear() + 1
  await using desk = await openRestaurant(house, 2)
  await openPlans(desk)
  const plans = drawer(desk)
  await press(plans.getByText('公開をやめる', { exact: true }))
  await plans.locator('.date-time-picker').getByRole('textbox').fill(`${year}-12-30 09:15`)
  await plans.locator('.date-time-picker').getByRole('textbox').press('Enter')
  await plans.getByRole('button', { name: '保存', exact: true }).click()
  const when = new RegExp(`${year}年12月30日（.）9:15`)
  await expect(listed(desk)).toContainText(when)
  await desk.reload()
  await expect(desk.getByText(/^予約：.+（日本時間）に公開の終了$/)).toContainText(when)
})
