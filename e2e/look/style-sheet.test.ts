import { pending } from '../support/pending.ts'
import { expect, test } from '../support/test.ts'

test('a page contains its styles, and is drawn before the sheet for paper has come', async ({
  page,
}) => {
  const paper = pending()
  const asked: string[] = []
  await page.route('**/*.css', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await paper.promise
    await route.continue()
  })
  await page.goto('/ja/about', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', /^oklch\(0\.225/)
  const paints = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
  paper.settle()
  await page.waitForLoadState()
  const sheet = page.locator('link[rel=stylesheet]')
  await expect(sheet).toHaveAttribute('media', 'print')
  expect(asked).toEqual([await sheet.getAttribute('href')])
})

test('the browser applies only the page’s own styles', async ({ page }) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element) => {
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: 'h1{color:red}' }),
    )
    element.setAttribute('style', 'background:red')
  })
  await expect(heading).not.toHaveCSS('color', 'rgb(255, 0, 0)')
  await expect(heading).not.toHaveCSS('background-color', 'rgb(255, 0, 0)')
})
