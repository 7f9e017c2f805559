import { countPresses } from '../support/presses.ts'
import { inPublishMenu } from '../support/publish-menu.ts'
import { press } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

/** The restaurant's id in the demo company, and its part of the form. */
const FORM = '/admin/collections/restaurants/3?locale=ja#field-standing__kind'

test('staff close a restaurant for good with four presses, one of them on a question, and visitors and search engines know it (staff B12)', async ({
  house,
  page,
}) => {
  const calls = await house.calls()
  // What others may have left in its draft would be asked about first.
  await calls.patch('/api/restaurants/3?locale=ja', { data: { _status: 'published' } })
  await using desk = await house.openDesk(FORM, 'ja-JP')
  const slug = await desk.locator('#field-slug').inputValue()
  const presses = await countPresses(desk)
  const kind = desk.locator('#field-standing__kind')
  await kind.getByRole('combobox').fill('閉店')
  await desk.getByRole('option', { name: '閉店', exact: true }).click()
  const lastDay = desk.locator('#field-standing__lastDay').getByRole('textbox')
  await lastDay.fill('2026-03-31')
  await lastDay.press('Enter')
  await expect.poll(() => presses.count).toBe(2)
  // A planned publish asks the same.
  await (await inPublishMenu(desk, '公開日時を決める')).click()
  const plans = desk.getByRole('dialog', { name: '公開の予定' })
  await plans.getByLabel('日付').fill(`${new Date().getFullYear() + 1}-12-01`)
  await plans.getByRole('button', { name: '予定に入れる', exact: true }).click()
  await expect(plans.getByRole('alert')).toContainText('最後の営業日：2026-03-31')
  await expect(plans.getByRole('button', { name: 'このまま予定に入れる' })).toBeVisible()
  await expect(plans.getByRole('listitem')).toHaveCount(0)
  await plans.getByRole('button', { name: '閉じる' }).click()
  await expect(plans).toHaveCount(0)

  const planned = presses.count
  await press(desk.getByRole('button', { name: '公開する', exact: true }))
  const question = desk.getByRole('dialog', { name: 'このまま公開しますか' })
  await expect(question).toContainText('最後の営業日：2026-03-31')
  await question.getByRole('button', { name: '公開する' }).click()
  await expect(desk.getByText('公開しました')).toBeVisible()
  expect(presses.count - planned).toBe(2)

  await expect(async () => {
    await page.goto(`/ja/restaurants/${slug}`)
    const note = page.getByRole('note').filter({ hasText: '閉店いたしました' })
    await expect(note).toContainText('2026年3月31日（火）をもちまして', { timeout: 2000 })
  }).toPass()
  await page.goto(`/restaurants/${slug}`)
  await expect(page.getByRole('note')).toContainText('Our last day was 31 March 2026.')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Make a Reservation' }),
  ).toHaveCount(0)
  await page.getByRole('note').getByRole('link', { name: 'Our restaurants' }).click()
  await expect(page.getByRole('main').locator(`a[href$="/restaurants/${slug}"]`)).toHaveCount(0)
  const siteMap = await (await fetch(`${house.site.origin}/sitemap.xml`)).text()
  expect(siteMap).not.toContain(slug)

  const open = { standing: { kind: null, lastDay: null }, _status: 'published' }
  await calls.patch('/api/restaurants/3?locale=ja', { data: open })
  await expect(async () => {
    await page.goto('/restaurants')
    const links = page.getByRole('main').locator(`a[href$="/restaurants/${slug}"]`)
    await expect(links.first()).toBeVisible({ timeout: 2000 })
  }).toPass()
})
