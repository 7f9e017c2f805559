import type { Page } from '@playwright/test'
import type { House } from '../support/house.ts'
import { inPublishMenu } from '../support/publish-menu.ts'
import { press, settled } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

const dialog = (desk: Page) => desk.getByRole('dialog', { name: '公開の予定' })

/** A restaurant for a member of staff on a journey: plans are in Japan's time there too. */
const openRestaurant = (house: House, id: number) =>
  house.openDesk(`/admin/collections/restaurants/${id}?locale=ja`, 'ja-JP', {
    timezoneId: 'America/New_York',
  })

async function openPlans(desk: Page): Promise<void> {
  await (await inPublishMenu(desk, '公開日時を決める')).click()
  await expect(dialog(desk)).toBeVisible()
}

async function plan(desk: Page, day: string, time: string): Promise<void> {
  const plans = dialog(desk)
  await plans.getByLabel('日付').fill(day)
  await plans.getByLabel('時刻（日本時間）').fill(time)
  await plans.getByRole('button', { name: '予定に入れる' }).click()
}

const listed = (desk: Page) => dialog(desk).getByRole('listitem')

const year = new Date().getFullYear() + 1

// Takes long: the largest form is opened three times.
test('a time chosen abroad is stored as Japan’s, is shown above the text, and can be cancelled', async ({
  house,
}) => {
  await using desk = await openRestaurant(house, 1)
  await openPlans(desk)
  await plan(desk, `${year - 2}-12-01`, '17:30')
  await expect(dialog(desk).getByRole('alert')).toHaveText(/^すでに過ぎた日時です。/)
  await plan(desk, `${year}-12-01`, '17:30')
  await expect(listed(desk)).toHaveText([
    new RegExp(`^公開の予定：${year}年12月1日（.）17:30（日本時間）に公開`),
  ])

  await desk.reload()
  await expect(
    desk.getByText(
      new RegExp(
        `^公開の予定：${year}年12月1日（.）17:30（日本時間）に公開それまでにこの画面を公開すると、`,
      ),
    ),
  ).toBeVisible()

  await openPlans(desk)
  await press(listed(desk).getByRole('button', { name: '予定を取り消す' }))
  await expect(desk.getByText('公開の予定はありません。')).toBeVisible()
  await desk.reload()
  await settled(desk)
  await expect(desk.getByText(/^公開の予定：/)).toHaveCount(0)
})

// Takes long: the largest form is opened twice.
test('unpublishing a restaurant is planned the same way', async ({ house }) => {
  await using desk = await openRestaurant(house, 2)
  await openPlans(desk)
  await press(dialog(desk).getByText('公開をやめる', { exact: true }))
  await plan(desk, `${year}-12-30`, '09:15')
  const when = new RegExp(`${year}年12月30日（.）9:15`)
  await expect(listed(desk)).toContainText(when)
  await desk.reload()
  await expect(desk.getByText(/^公開の予定：.+（日本時間）に公開の終了$/)).toContainText(when)
})
