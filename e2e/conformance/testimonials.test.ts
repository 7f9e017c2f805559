import { expect, type Locator, type Page } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { testimonials } from '../api-host/content.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { arrive, newSiteTest, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

const region = (page: Page): Locator => page.getByRole('region', { name: 'What our customers say' })
const cards = (page: Page): Locator => region(page).getByRole('listitem')
const names = async (page: Page): Promise<string[]> =>
  (await cards(page).allInnerTexts()).map((text) => /Customer \d+/.exec(text)?.[0] ?? text)

test.use({ viewport: { width: 1440, height: 900 } })

test(
  'testimonials are cards with name and message',
  proves('TST-01', 'TST-16'),
  async ({ page }) => {
    await arrive(page, '/')
    await expect(cards(page)).toHaveCount(2)
    await expect(cards(page).first()).toContainText('Customer 1')
    await expect(cards(page).first()).toContainText('Message 1')
  },
)

test(
  'Next moves on by two and goes round the end',
  proves('TST-02', 'TST-04', 'CST-05'),
  async ({ page }) => {
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
  },
)

test('the first cards are there at once, and only those that a turn brings are faded in', async ({
  page,
}) => {
  await arrive(page, '/')
  await expect(cards(page).first()).toHaveCSS('animation-name', 'none')
  await region(page).getByRole('button', { name: 'Next testimonials' }).click()
  await expect(cards(page).first()).not.toHaveCSS('animation-name', 'none')
})

test(
  'Previous moves back by two and goes round the start',
  proves('TST-03', 'TST-05'),
  async ({ page }) => {
    await arrive(page, '/')
    await expect(cards(page)).toHaveCount(2)
    const previous = region(page).getByRole('button', { name: 'Previous testimonials' })
    await previous.click()
    expect(await names(page)).toEqual(['Customer 4', 'Customer 5'])
    await previous.click()
    expect(await names(page)).toEqual(['Customer 2', 'Customer 3'])
  },
)

test('on a phone a turn begins with the first of the two it brings', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arrive(page, '/')
  await expect(cards(page)).toHaveCount(2)
  await region(page).getByRole('button', { name: 'Next testimonials' }).click()
  await expect(cards(page).filter({ hasText: 'Customer 3' })).toBeInViewport()
  await expect(cards(page).filter({ hasText: 'Customer 4' })).not.toBeInViewport()
})

test('a quotation mark that begins a text hangs before its other lines', async ({ page, host }) => {
  host.content.testimonials = {
    success: true,
    count: 2,
    data: [
      { _id: 'a', name: 'Aoi', rating: 5, message: '“Done by two,” they said.' },
      { _id: 'b', name: 'Ren', rating: 5, message: 'Warm.' },
    ],
  }
  await arrive(page, '/')
  await expect(page.getByText('“Done by two,”')).toHaveCSS('text-indent', /^-/)
  await expect(page.getByText('Warm.')).toHaveCSS('text-indent', '0px')
})

for (const { count, title, proof, enabled } of [
  {
    count: 2,
    title: 'with two testimonials both buttons are disabled',
    proof: proves('TST-06'),
    enabled: false,
  },
  {
    count: 1,
    title: 'with one testimonial both buttons are disabled',
    proof: proves('TST-07'),
    enabled: false,
  },
  {
    count: 3,
    title: 'with three testimonials both buttons work',
    proof: proves('TST-07'),
    enabled: true,
  },
  {
    count: 7,
    title: 'with seven testimonials both buttons work',
    proof: proves('TST-07'),
    enabled: true,
  },
]) {
  test(title, proof, async ({ page, host }) => {
    host.content.testimonials = testimonials(Array(count).fill(5))
    await arrive(page, '/')
    await expect(cards(page)).toHaveCount(Math.min(2, count))
    for (const name of ['Previous testimonials', 'Next testimonials'])
      await expect(region(page).getByRole('button', { name })).toBeEnabled({ enabled })
  })
}

test(
  'until they have loaded the numbers are 4.9 and 30',
  proves('TST-08', 'TST-09', 'CST-05'),
  async ({ page, host }) => {
    const answer = pending()
    host.behave('testimonials', { until: answer.promise })
    await arrive(page, '/')
    await expect(region(page).getByText('Average rating 4.9', { exact: true })).toBeVisible()
    await expect(region(page).getByText('30 reviews')).toBeVisible()
    answer.settle()
    await expect(region(page).getByText('41 reviews')).toBeVisible()
  },
)

test(
  'once loaded the average has one decimal and the count is the response’s',
  proves('TST-10', 'TST-11'),
  async ({ page }) => {
    await arrive(page, '/')
    await expect(region(page).getByText('Average rating 4.4', { exact: true })).toBeVisible()
    await expect(region(page).getByText('41 reviews')).toBeVisible()
  },
)

test(
  'five stars, filled by the floor: 4.9 fills four',
  proves('TST-12', 'TST-13', 'CST-05'),
  async ({ page, host }) => {
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
  },
)

test(
  'without title and image a card says Customer and has no picture',
  proves('TST-14', 'TST-15'),
  async ({ page, host }) => {
    host.content.testimonials = {
      success: true,
      count: 1,
      data: [{ _id: 'a', name: 'Aoi', rating: 5, message: 'Warm.' }],
    }
    await arrive(page, '/')
    await expect(cards(page).first().getByText('Customer', { exact: true })).toBeVisible()
    await expect(cards(page).first().getByText('Warm.')).toBeVisible()
    await expect(cards(page).first().locator('img')).toHaveCount(0)
  },
)

test(
  'an empty list says only that, in the page’s language, and never NaN',
  proves('TST-17', 'TST-18', 'TST-23'),
  async ({ page, host }) => {
    host.content.testimonials = testimonials([])
    await arrive(page, '/')
    await expect(page.getByText('No testimonials available.')).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('NaN')
    await expect(region(page).getByText('4.9')).toHaveCount(0)
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(page.getByText('No testimonials available.')).toHaveCount(0)
    await expect(page.getByText('お客様の声はまだありません。')).toBeVisible()
  },
)

for (const { title, proof, behaviour, text } of [
  {
    title: 'failed testimonials show a toast with the server’s message',
    proof: proves('TST-19'),
    behaviour: { status: 500, body: { message: 'No voices today' } },
    text: 'No voices today',
  },
  {
    title: 'without a message the toast says that they failed to load',
    proof: proves('TST-20'),
    behaviour: { status: 500, body: '' },
    text: 'Failed to load testimonials',
  },
  {
    title: 'success false in a good answer is a failure with the response’s message',
    proof: proves('TST-21'),
    behaviour: { status: 200, body: { success: false, message: 'Voices are resting' } },
    text: 'Voices are resting',
  },
]) {
  newSiteTest(title, proof, async ({ page, host }) => {
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
