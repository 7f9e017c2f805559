import { expect } from '@playwright/test'
import { browserCalls } from '../support/browser-calls.ts'
import { arrive, open, hostTest as test } from '../support/host-test.ts'

/** React's own mark on what runs inside its strict mode; it stands in the built program as well. */
const STRICT = 8

test('APP-01 everything of the page runs in strict mode', async ({ page }) => {
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

test('APP-04 CST-08 nothing is fetched again when the window gets the focus, however old it is', async ({
  page,
}) => {
  await page.clock.install()
  for (const path of ['/', '/about', '/contact', '/restaurants/first']) {
    await arrive(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading...')).toHaveCount(0)
    const calls = browserCalls(page)
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
})
