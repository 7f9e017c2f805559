import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

test('a page reached by a link shows its top first and the rest right after', async ({ page }) => {
  await page.goto('/')
  await hydrated(page)
  const about = page.getByRole('navigation').getByRole('link', { name: 'About' }).first()
  await about.hover()
  const arrival = nextHeading(page)
  await about.click()
  expect(await arrival).toEqual({ heading: 'About Namiori', sections: 0, footerInWindow: false })
  await expect(page.locator('main h2')).not.toHaveCount(0)
})

test('going back shows a whole page immediately, at the place where the visitor left it', async ({
  page,
}) => {
  await page.goto('/about')
  await hydrated(page)
  const sections = await page.locator('main h2').count()
  await page.evaluate(() => scrollTo(0, 1500))
  await page.getByRole('link', { name: 'Namiori' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Woven by the sea' })).toBeVisible()
  const arrival = nextHeading(page)
  await page.goBack()
  expect(await arrival).toMatchObject({ heading: 'About Namiori', sections })
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500)
})

/** What the page contains at the moment when its main heading changes. */
function nextHeading(page: Page) {
  return page.evaluate(() => {
    const text = () => document.querySelector('h1')?.textContent
    const before = text()
    return new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!text() || text() === before) return
        observer.disconnect()
        const footer = document.querySelector('body footer:last-of-type')
        resolve({
          heading: text(),
          sections: document.querySelectorAll('main h2').length,
          footerInWindow: (footer?.getBoundingClientRect().top ?? 0) < innerHeight,
        })
      })
      observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    })
  })
}
