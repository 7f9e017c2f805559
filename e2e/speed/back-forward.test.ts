import { windowedLaunch } from '../../scripts/chromium.ts'
import { hydrated } from '../support/hydrated.ts'
import { standInForMaps } from '../support/maps.ts'
import { KINDS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

// Playwright disables the cache by default.
test.use({
  launchOptions: { ...windowedLaunch(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

for (const path of KINDS) {
  test(`Back returns to ${path} as it was left, from the browser's memory`, async ({ page }) => {
    await standInForMaps(page)
    // On a busy machine the browser gives up on a page that does not freeze within seconds, and may keep the next.
    await expect(async () => {
      await page.goto(path)
      await hydrated(page)
      // A browser may keep no page that still has an open request.
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.body.setAttribute('data-left', ''))
      await page.goto('/robots.txt')
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('body')).toHaveAttribute('data-left', '', { timeout: 5000 })
    }).toPass()
  })
}
