import { expect, test } from '../support/test.ts'

test('a page brings its style sheet along and asks for none', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.goto('/ja/about')
  expect(asked).not.toContain('stylesheet')
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', /^oklch\(0\.225/)
})

test('no other style than the page’s own is taken', async ({ page }) => {
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
