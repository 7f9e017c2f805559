import { expect, type Locator } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { arrive, newSiteTest, open, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

test(
  'heading, paragraph and one card per solution, in the page’s language',
  proves('SOL-01', 'SOL-02', 'SOL-06'),
  async ({ page }) => {
    await arrive(page, '/')
    const english = page.getByRole('region', { name: 'What we do' })
    await expect(english.getByText('Five things.')).toBeVisible()
    await expect(english.getByRole('listitem')).toHaveCount(5)
    const card = english.getByRole('listitem').first()
    await expect(card.getByRole('heading')).toHaveText('Solution 1')
    await expect(card.getByText('Category 1')).toBeVisible()
    await expect(card.getByText('Description 1')).toBeVisible()
    await expect(card.locator('img')).toHaveCount(1)

    await page.getByRole('link', { name: /^JP/ }).first().click()
    const japanese = page.getByRole('region', { name: '事業のご案内' })
    await expect(japanese.getByText('五つの事業です。')).toBeVisible()
    const first = japanese.getByRole('listitem').first()
    await expect(first.getByRole('heading')).toHaveText('事業1')
    await expect(first.getByText('分野1')).toBeVisible()
    await expect(first.getByText('説明1')).toBeVisible()
  },
)

test(
  'solutions load up to a hundred, and a wide screen has four in a row',
  proves('SOL-03', 'CST-03'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const calls = browserCalls(page)
    await arrive(page, '/')
    await expect(page.getByText('Solution 5', { exact: true })).toBeVisible()
    expect(calls).toContain('/api/solutions?page=1&limit=100')
    const cards = page.getByRole('region', { name: 'What we do' }).getByRole('listitem')
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect()).map(({ left, width }) => ({ left, width })),
    )
    const lefts = boxes.map(({ left }) => Math.round(left))
    expect(new Set(lefts.slice(0, 4)).size).toBe(4)
    expect(lefts[4]).toBe(lefts[0])
    expect(new Set(boxes.slice(0, 4).map(({ width }) => Math.round(width))).size).toBe(1)
  },
)

for (const count of [5, 6, 7, 8]) {
  test(`the last row of ${count} solutions is full on a wide screen`, async ({ page, host }) => {
    host.content.solutions = Array.from({ length: count }, (_, n) => ({
      _id: `solution-${n}`,
      image: '',
      title: { en: `Business ${n + 1}` },
      category: { en: 'Category' },
      description: { en: 'Description' },
    }))
    await page.setViewportSize({ width: 1440, height: 900 })
    await arrive(page, '/')
    const cards = page.getByRole('region', { name: 'What we do' }).getByRole('listitem')
    await expect(cards).toHaveCount(count)
    const rightEdge = (card: Locator) =>
      card.evaluate((card) => Math.round(card.getBoundingClientRect().right))
    expect(await rightEdge(cards.last())).toBe(await rightEdge(cards.nth(3)))
  })
}

test(
  'a card and its Learn More lead to the about page',
  proves('SOL-04', 'SOL-05'),
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, '/')
    const card = page.getByRole('region', { name: 'What we do' }).getByRole('listitem').first()
    const more = card.getByRole('link', { name: 'Learn More' })
    await expect(more).toHaveAttribute('href', '/about')
    await card.click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(/\/about$/)
  },
)

test('a spinner shows while the solutions load', proves('SOL-07'), async ({ page, host }) => {
  const answer = pending()
  host.behave('solutions', { until: answer.promise })
  await arrive(page, '/')
  await expect(page.getByRole('region', { name: 'Host hero' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(1)
  answer.settle()
  await expect(page.getByRole('region', { name: 'What we do' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
})

const failures = [
  {
    title: 'failed solutions say what failed, with a Retry button',
    proof: proves('SOL-08', 'SOL-10'),
    call: 'solutions',
    path: '/api/solutions?page=1&limit=100',
    behaviour: { status: 500, statusText: 'Host On Fire' },
    // SITE passes the status on with HTTP's own reason phrase.
    text: 'Error: Failed to fetch solutions: Internal Server Error',
  },
  {
    title: 'a failed section says what failed, with a Retry button',
    proof: proves('SOL-09', 'SOL-10'),
    call: 'solutionsSection',
    path: '/api/solutions/section',
    behaviour: { status: 404, statusText: 'Gone Fishing' },
    text: 'Error: Failed to fetch section content: Not Found',
  },
] as const

for (const { title, proof, call, path, behaviour, text } of failures) {
  newSiteTest(title, proof, async ({ page, host }) => {
    await page.clock.install()
    host.behave(call, behaviour)
    const calls = browserCalls(page)
    await arrive(page, '/')
    await seeTries(page, calls, path)
    await expect(page.getByRole('alert').getByText(text, { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
}

newSiteTest(
  'Retry makes both calls again and shows the solutions; the section keeps the focus and says so (acceptance D13)',
  proves('SOL-11'),
  async ({ page, host }) => {
    await page.clock.install()
    host.behave('solutions', { status: 500 })
    const made = browserCalls(page)
    await arrive(page, '/')
    await seeTries(page, made, '/api/solutions?page=1&limit=100')
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    host.reset()
    const answer = pending()
    host.behave('solutions', { until: answer.promise })
    const before = made.length
    await retry.press('Enter')
    const focused = page.locator('main section:focus')
    await expect(focused.locator('[aria-live=polite]')).toHaveText('Loading solutions')
    answer.settle()
    await expect(page.getByRole('region', { name: 'What we do' })).toBeFocused()
    await expect(focused.locator('[aria-live=polite]')).toHaveText('The solutions have loaded.')
    expect(made.slice(before)).toEqual(
      expect.arrayContaining(['/api/solutions?page=1&limit=100', '/api/solutions/section']),
    )
  },
)

test(
  'an empty list says so, in the page’s language',
  proves('SOL-12', 'SOL-13'),
  async ({ page, host }) => {
    host.content.solutions = []
    await arrive(page, '/')
    await expect(page.getByText('No solutions available.')).toBeVisible()
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(page.getByText('No solutions available.')).toHaveCount(0)
    await expect(page.getByText('事業の紹介はまだありません。')).toBeVisible()
  },
)

test(
  'an empty section says so, in the page’s language',
  proves('SOL-14', 'SOL-15'),
  async ({ page, host }) => {
    host.content.solutionsSection = null
    await arrive(page, '/')
    await expect(page.getByText('No section content available.')).toBeVisible()
    await page.getByRole('link', { name: /^JP/ }).first().click()
    await expect(page.getByText('No section content available.')).toHaveCount(0)
    await expect(page.getByText('紹介文はまだありません。')).toBeVisible()
  },
)

for (const [status, words] of [
  [503, 'Service Unavailable'],
  [599, '599'],
] as const) {
  test(
    `an answer ${status} without a status text still names the failure`,
    proves('SOL-19'),
    async ({ page }) => {
      await page.clock.install()
      // Over HTTP/2 there are no status texts; a response made in the browser has none either.
      await page.addInitScript((status) => {
        const { fetch } = window
        window.fetch = (input, init) =>
          String(input).startsWith('/api/solutions?')
            ? Promise.resolve(new Response('', { status }))
            : fetch(input, init)
      }, status)
      await arrive(page, '/')
      const failure = page.getByText(`Error: Failed to fetch solutions: ${words}`, { exact: true })
      await expect(async () => {
        await page.clock.runFor(1000)
        await expect(failure).toBeVisible({ timeout: 250 })
      }).toPass()
    },
  )
}
