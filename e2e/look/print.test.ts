import { hydrated } from '../support/hydrated.ts'
import { inJapanese, RESTAURANTS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { pagesWithText } from './printed-pages.ts'

for (const slug of RESTAURANTS) {
  for (const path of [`/restaurants/${slug}`, inJapanese(`/restaurants/${slug}`)]) {
    test(`${path} prints on one sheet with menu, hours, address and telephone`, async ({
      page,
    }) => {
      await page.goto(path)
      const pdf = await page.pdf({ format: 'A4' })
      expect(pagesWithText(pdf)).toEqual([true])

      await page.emulateMedia({ media: 'print' })
      const main = page.getByRole('main')
      for (const name of [/^(Menu Highlights|おすすめの品)$/, /^(Hours|営業時間)$/])
        await expect(main.getByRole('heading', { name })).toBeVisible()
      await expect(main.getByRole('link', { name: /^0\d+-\d+-\d{4}$/ })).toBeVisible()
      await expect(
        main.getByRole('definition').filter({ hasText: /^(0-\d|神奈川県)/ }),
      ).toBeVisible()
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
  }
}

for (const path of ['/', '/ja', '/about', '/ja/restaurants', '/contact', '/privacy']) {
  test(`${path} prints in dark ink, without skip link and without an empty page`, async ({
    page,
  }) => {
    await page.goto(path)
    await hydrated(page)
    const pages = pagesWithText(await page.pdf({ format: 'A4' }))
    expect(pages).toEqual(pages.map(() => true))

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('link', { name: /^(Skip|本文へ)/ })).toBeHidden()
    expect(await page.evaluate(paleTexts)).toEqual([])
  })
}

test('every testimonial is printed, not only the two that show', async ({ page }) => {
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

test('a sheet has margins', async ({ page }) => {
  await page.goto('/privacy')
  const margins = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSPageRule)
      .map((rule) => rule.style.getPropertyValue('margin')),
  )
  expect(margins).toEqual(['14mm'])
})

/** Texts of the page too pale for white paper: less than 3 : 1. */
function paleTexts(): string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const pale: string[] = []
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode
    if (!textContent?.trim() || !canvas || !parent?.checkVisibility()) continue
    canvas.fillStyle = '#fff'
    canvas.fillRect(0, 0, 1, 1)
    canvas.fillStyle = getComputedStyle(parent).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    // About what 3 : 1 leaves of the brightest grey.
    if (0.3 * red + 0.6 * green + 0.1 * blue > 148) pale.push(textContent.trim())
  }
  return pale
}
