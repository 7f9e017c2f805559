import { expect, type Locator, type Page } from '@playwright/test'
import { testimonials } from '../api-host/content.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { arrive, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

const region = (page: Page): Locator => page.getByRole('region', { name: 'What our customers say' })
const cards = (page: Page): Locator => region(page).getByRole('listitem')
const names = async (page: Page): Promise<string[]> =>
  (await cards(page).allInnerTexts()).map((text) => /Customer \d+/.exec(text)?.[0] ?? text)

test.use({ viewport: { width: 1440, height: 900 } })

test('TST-01 TST-16 testimonials are cards with name and message', async ({ page }) => {
  await arrive(page, '/')
  await expect(cards(page)).toHaveCount(2)
  await expect(cards(page).first()).toContainText('Customer 1')
  await expect(cards(page).first()).toContainText('Message 1')
})

test('TST-02 TST-04 CST-05 Next moves on by two and goes round the end', async ({ page }) => {
  await arrive(page, '/')
  await expect(cards(page)).toHaveCount(2)
  expect(await names(page)).toEqual(['Customer 1', 'Customer 2'])
  const next = region(page).getByRole('button', { name: 'Next testimonials' })
  await next.click()
  expect(await names(page)).toEqual(['Customer 3', 'Customer 4'])
  await next.click()
  expect(await names(page)).toEqual(['Customer 5', 'Customer 1'])
  await next.click()
  expect(await names(page)).toEqual(['Customer 2', 'Customer 3'])
})

test('TST-03 TST-05 Previous moves back by two and goes round the start', async ({ page }) => {
  await arrive(page, '/')
  await expect(cards(page)).toHaveCount(2)
  const previous = region(page).getByRole('button', { name: 'Previous testimonials' })
  await previous.click()
  expect(await names(page)).toEqual(['Customer 4', 'Customer 5'])
  await previous.click()
  expect(await names(page)).toEqual(['Customer 2', 'Customer 3'])
})

for (const { count, title, enabled } of [
  { count: 2, title: 'TST-06 with two testimonials both buttons are disabled', enabled: false },
  { count: 1, title: 'TST-07 with one testimonial both buttons are disabled', enabled: false },
  { count: 3, title: 'TST-07 with three testimonials both buttons work', enabled: true },
  { count: 7, title: 'TST-07 with seven testimonials both buttons work', enabled: true },
]) {
  test(title, async ({ page, host }) => {
    host.content.testimonials = testimonials(Array(count).fill(5))
    await arrive(page, '/')
    await expect(cards(page)).toHaveCount(Math.min(2, count))
    for (const name of ['Previous testimonials', 'Next testimonials'])
      await expect(region(page).getByRole('button', { name })).toBeEnabled({ enabled })
  })
}

test('TST-08 TST-09 CST-05 until they have loaded the figures are 4.9 and 30', async ({
  page,
  host,
}) => {
  const answer = pending()
  host.behave('testimonials', { until: answer.promise })
  await arrive(page, '/')
  await expect(region(page).getByText('Average rating 4.9', { exact: true })).toBeVisible()
  await expect(region(page).getByText('30 reviews')).toBeVisible()
  answer.settle()
  await expect(region(page).getByText('41 reviews')).toBeVisible()
})

test('TST-10 TST-11 once loaded the average has one decimal and the count is the response’s', async ({
  page,
}) => {
  await arrive(page, '/')
  await expect(region(page).getByText('Average rating 4.4', { exact: true })).toBeVisible()
  await expect(region(page).getByText('41 reviews')).toBeVisible()
})

test('TST-12 TST-13 CST-05 five stars, filled by the floor: 4.9 fills four', async ({
  page,
  host,
}) => {
  host.content.testimonials = testimonials([4.9])
  await arrive(page, '/')
  const stars = cards(page).first().getByRole('img')
  await expect(stars).toHaveAccessibleName('4.9 out of 5 stars')
  const outlines = await stars.locator('path').evaluateAll((paths) =>
    paths.map((path) => ({
      stars: path.getAttribute('d')?.split('M').slice(1).length,
      isFilled: getComputedStyle(path).fill !== 'none',
    })),
  )
  expect(outlines).toEqual([
    { stars: 4, isFilled: true },
    { stars: 1, isFilled: false },
  ])
})

test('TST-14 TST-15 without title and image a card says Customer and has no picture', async ({
  page,
  host,
}) => {
  host.content.testimonials = {
    success: true,
    count: 1,
    data: [{ _id: 'a', name: 'Aoi', rating: 5, message: 'Warm.' }],
  }
  await arrive(page, '/')
  await expect(cards(page).first().getByText('Customer', { exact: true })).toBeVisible()
  await expect(cards(page).first().getByText('Warm.')).toBeVisible()
  await expect(cards(page).first().locator('img')).toHaveCount(0)
})

test('TST-17 TST-18 TST-23 an empty list says only that, in the page’s language, and never NaN', async ({
  page,
  host,
}) => {
  host.content.testimonials = testimonials([])
  await arrive(page, '/')
  await expect(page.getByText('No testimonials available.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('NaN')
  await expect(region(page).getByText('4.9')).toHaveCount(0)
  await page.getByRole('link', { name: /^JP/ }).first().click()
  await expect(page.getByText('No testimonials available.')).toHaveCount(0)
  await expect(page.getByText('お客様の声はまだありません。')).toBeVisible()
})

for (const { title, behaviour, text } of [
  {
    title: 'TST-19 failed testimonials show a toast with the server’s message',
    behaviour: { status: 500, body: { message: 'No voices today' } },
    text: 'No voices today',
  },
  {
    title: 'TST-20 without a message the toast says that they failed to load',
    behaviour: { status: 500, body: '' },
    text: 'Failed to load testimonials',
  },
  {
    title: 'TST-21 success false in a good answer is a failure with the response’s message',
    behaviour: { status: 200, body: { success: false, message: 'Voices are resting' } },
    text: 'Voices are resting',
  },
]) {
  test(title, async ({ page, host }) => {
    await page.clock.install()
    host.behave('testimonials', behaviour)
    const calls = browserCalls(page)
    await arrive(page, '/')
    await seeTries(page, calls, '/api/testimonials')
    const toast = page.getByRole('region', { name: 'Notifications' })
    await expect(toast.getByText('Error', { exact: true })).toBeVisible()
    await expect(toast.getByText(text)).toBeVisible()
    await expect(region(page).getByText('Average rating 4.9', { exact: true })).toBeVisible()
    await expect(region(page).getByText('30 reviews')).toBeVisible()
  })
}
