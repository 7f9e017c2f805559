import { expect, houseTest as test } from '../support/test.ts'
import { asTable } from './looks.ts'

const ABROAD = { timezoneId: 'America/New_York' }

/** The desk's format of a time, in Japan: `2026-11-22 19:00`. */
function inJapan(moment: string): string {
  const ahead = new Date(Date.parse(moment) + 9 * 3_600_000)
  return ahead.toISOString().slice(0, 16).replace('T', ' ')
}

test('a member of staff in New York reads Japan’s time in lists and at the head of a text', async ({
  house,
}) => {
  await using _ = await asTable(house)
  const list = '/admin/collections/restaurants?locale=en&columns=["name","updatedAt"]'
  await using desk = await house.openDesk(list, 'en-GB', ABROAD)
  const row = desk.getByRole('row', { name: /Yoriai/ })
  const id = (await row.getByRole('link').getAttribute('href'))?.split('/').at(-1)
  const calls = await house.calls()
  const answer = await calls.get(`/api/restaurants/${id}?depth=0&draft=true`)
  const time = inJapan((await answer.json()).updatedAt)
  await expect(row).toContainText(time)

  await row.getByRole('link').click()
  await expect(desk.getByText(/^Changed:/).locator('..')).toContainText(time)
})

test('a day is the same day in New York as in Japan', async ({ house }) => {
  await using _ = await asTable(house)
  // Two in the morning of the 23rd in London is still the 22nd in New York.
  const list = '/admin/collections/restaurants?locale=en&columns=["name","listedSince"]'
  await using desk = await house.openDesk(list, 'en-GB', ABROAD)
  const row = desk.getByRole('row', { name: /Yoriai/ })
  await expect(row).toContainText('2022-11-23')
  await row.getByRole('link').click()
  await expect(desk.locator('#field-listedSince input')).toHaveValue('2022-11-23')
})

test('compared versions show Japan’s time', async ({ house }) => {
  const versions = '/admin/collections/restaurants/1/versions?locale=en'
  await using desk = await house.openDesk(versions, 'en-GB', ABROAD)
  const version = desk.getByRole('row').nth(1).getByRole('link')
  const time = /\d\d:\d\d$/.exec((await version.textContent()) ?? '')?.[0] ?? 'no time'
  await version.click()
  await desk.waitForURL(/\/versions\/\d+/)
  await expect(desk.locator('.version-pill-label-date').last()).toContainText(time)
})
