import { expect, test } from '../support/test.ts'

test('a page contains its styles and requests no style sheet', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.resourceType()))
  await page.goto('/ja/about')
  expect(asked).not.toContain('stylesheet')
  await expect(page.getByRole('contentinfo')).toHaveCSS('background-color', /^oklch\(0\.225/)
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
