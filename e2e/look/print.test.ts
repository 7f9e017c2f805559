import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('every testimonial is printed, not only the two in view', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const testimonials = page.getByRole('group', { name: 'What our customers say' }).locator('li')
  await expect(testimonials.nth(2)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const testimonial of await testimonials.all()) await expect(testimonial).toBeVisible()
  const tops = await testimonials.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  )
  expect(new Set(tops).size).toBe(tops.length)
})

test('a printed sheet has margins', async ({ page }) => {
  await page.goto('/privacy')
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.style.getPropertyValue('margin')),
  )
  expect(margins).toEqual(['14mm'])
})

test('on paper a restaurant’s name, its introduction and its menu begin at one edge, and the name stands once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 688, height: 1000 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/restaurants/onda', '/ja/restaurants/onda']) {
    await page.goto(path)
    const lefts = await page.getByRole('heading').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility())
        .slice(0, 2)
        .map((one) => one.getBoundingClientRect().left),
    )
    expect(lefts).toEqual([0, 0])
    await expect(page.locator('[data-size]').filter({ visible: true })).toHaveCount(
      path.startsWith('/ja') ? 1 : 0,
    )
  }
})
