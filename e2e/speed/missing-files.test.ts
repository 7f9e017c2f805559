import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('after a new release a link whose page has no file any more loads the document', async ({
  page,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.route('**/assets/about-page-*.js', (route) => route.fulfill({ status: 404 }))
  await page.getByRole('navigation').getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveTitle(/^About/)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click()
  await expect(page).toHaveTitle(/^Contact/)
})
