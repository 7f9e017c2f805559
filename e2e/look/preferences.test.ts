import type { Locator } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const style = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

test('nothing moves for a visitor who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/about']) {
    await page.goto(path)
    await hydrated(page)
    const moving = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running').length
    await expect.poll(() => page.evaluate(moving), path).toBe(0)
  }
})

test('a visitor who asked for more contrast gets darker text and lines', async ({ page }) => {
  await page.goto('/contact')
  const label = page.getByText('Please fill in every field.')
  const box = page.getByRole('textbox', { name: 'Name' })
  const ink = await style(page.locator('html'), 'color')
  expect(await style(label, 'color')).not.toBe(ink)
  expect(await style(box, 'border-bottom-color')).not.toBe(ink)
  await page.emulateMedia({ contrast: 'more' })
  expect(await style(label, 'color')).toBe(ink)
  expect(await style(box, 'border-bottom-color')).toBe(ink)
})

test('with forced colours every button keeps an edge and the focus a ring', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact')
  const send = page.getByRole('button', { name: 'Request Call Back' })
  expect(await style(send, 'border-top-style')).toBe('solid')
  const box = page.getByRole('textbox', { name: 'Name' })
  await box.focus()
  expect(await style(box, 'outline-style')).toBe('solid')
})

test('with forced colours the header is solid over the picture from the top', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  expect(await style(page.getByRole('banner'), 'background-color')).not.toMatch(/, 0\)$/)
})

test('with forced colours the stools that are taken are filled, and the others are not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/restaurants/shiobi')
  const stools = page.getByRole('radio')
  await stools.nth(1).check()
  const [first, second, third] = await Promise.all(
    [0, 1, 2].map((at) => style(stools.nth(at), 'background-color')),
  )
  const highlight = await page.evaluate(() => {
    document.body.style.setProperty('border-color', 'Highlight')
    return getComputedStyle(document.body).borderTopColor
  })
  expect([first, second]).toEqual([highlight, highlight])
  expect(third).not.toBe(highlight)
})
