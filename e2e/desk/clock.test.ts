import type { Page } from '@playwright/test'
import { expect, houseTest as test } from '../support/test.ts'
import { asTable } from './as-table.ts'

/** As the desk writes a moment, in Japan: `2026-11-22 19:00`. */
function inJapan(moment: string): string {
  const ahead = new Date(Date.parse(moment) + 9 * 3_600_000)
  return ahead.toISOString().slice(0, 16).replace('T', ' ')
}

let desk: Page

// Screens of the desk take their time on a busy machine.
const drawn = expect.configure({ timeout: 30_000 })
test.describe.configure({ timeout: 180_000 })

test.beforeEach(async ({ browser, house }) => {
  const signedIn = await house.openDesk('/admin')
  const context = await browser.newContext({
    baseURL: house.cms.origin,
    locale: 'en-GB',
    storageState: await signedIn.context().storageState(),
    timezoneId: 'America/New_York',
  })
  await signedIn.close()
  desk = await context.newPage()
})
test.afterEach(() => desk.context().close())

/** When a restaurant was changed, by the desk's own answer. */
async function changed(id: number): Promise<string> {
  return desk.evaluate(
    async (path) => (await (await fetch(path)).json()).updatedAt,
    `/api/restaurants/${id}?depth=0&draft=true`,
  )
}

test('a member of staff in New York reads Japan’s time in lists and at the head of a text', async () => {
  await desk.goto('/admin/collections/restaurants?locale=en&columns=["name","updatedAt"]')
  await asTable(desk)
  const row = desk.getByRole('row', { name: /Yoriai/ })
  const id = Number((await row.getByRole('link').getAttribute('href'))?.split('/').at(-1))
  const time = inJapan(await changed(id))
  await drawn(row).toContainText(time)

  await desk.goto(`/admin/collections/restaurants/${id}?locale=en`)
  await drawn(desk.getByText(/^Last Modified/).locator('..')).toContainText(time)
})

test('a day stands for the same day in New York as in Japan', async () => {
  // Two in the morning of the 23rd in London is still the 22nd in New York.
  await desk.goto('/admin/collections/restaurants?locale=en&columns=["name","listedSince"]')
  await asTable(desk)
  const row = desk.getByRole('row', { name: /Yoriai/ })
  await drawn(row).toContainText('2022-11-23')
  await row.getByRole('link').click()
  await drawn(desk.locator('#field-listedSince input')).toHaveValue('2022-11-23')
})

test('versions that are compared carry Japan’s time', async () => {
  await desk.goto('/admin/collections/restaurants/1/versions?locale=en')
  const version = desk.getByRole('row').nth(1).getByRole('link')
  const time = /\d\d:\d\d$/.exec((await version.textContent()) ?? '')?.[0] ?? 'no time'
  await version.click()
  await desk.waitForURL(/\/versions\/\d+/)
  await drawn(desk.locator('.version-pill-label-date').last()).toContainText(time)
})
