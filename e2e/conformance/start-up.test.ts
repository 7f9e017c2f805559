import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls } from '../support/browser-calls.ts'
import { arrive, open, hostTest as test } from '../support/host-test.ts'

/** React's own mark on what runs inside its strict mode; the built program has it as well. */
const STRICT = 8

test('the whole page runs in strict mode', proves('APP-01'), async ({ page }) => {
  await open(page, '/')
  const modes = await page.evaluate(() => {
    const root: unknown = document.getElementById('root')
    const container = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer'))
    const modes: number[] = []
    const visit = (fiber: { mode: number; stateNode: unknown; child: never; sibling: never }) => {
      if (fiber.stateNode instanceof Element) modes.push(fiber.mode)
      if (fiber.child) visit(fiber.child)
      if (fiber.sibling) visit(fiber.sibling)
    }
    visit(container?.[1].stateNode.current.child)
    return modes
  })
  expect(modes.length).toBeGreaterThan(100)
  expect(modes.filter((mode) => (mode & STRICT) === 0)).toEqual([])
})

test(
  'nothing is fetched again when the window gets the focus, however old it is',
  proves('APP-04', 'CST-08'),
  async ({ page }) => {
    await page.clock.install()
    const calls = browserCalls(page)
    for (const [path, call] of [
      ['/', '/api/hero/en'],
      ['/about', '/api/about/en'],
      ['/contact', '/api/contact/content'],
      ['/restaurants/first', '/api/restaurant/slug/first'],
    ] as const) {
      await arrive(page, path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      // The result of a call replaces a spinner, a text or the number of reviews.
      await expect(main.getByRole('status').filter({ visible: true })).toHaveCount(0)
      await expect(main.getByText(/^(Loading\.\.\.|30 reviews)$/)).toHaveCount(0)
      expect(calls).toContain(call)
      calls.length = 0
      await page.clock.fastForward(60 * 60_000)
      await page.evaluate(() => {
        for (const target of [window, document]) {
          target.dispatchEvent(new Event('visibilitychange'))
          target.dispatchEvent(new Event('focus'))
          target.dispatchEvent(new Event('online'))
        }
      })
      await page.clock.runFor(1000)
      expect([path, calls]).toEqual([path, []])
    }
  },
)
