import { follow } from '../support/host-test.ts'
import { hydrated } from '../support/hydrated.ts'
import { inLight, LIGHTS } from '../support/light.ts'
import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { faintTexts } from './contrast.ts'

// The text is hidden by a style of the test's own, which the site's policy would refuse.
test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

const PHONE = { width: 390, height: 844 }
/** Growing, so that each gets its own pictures: a browser keeps a larger one it has. */
const WINDOWS = [
  PHONE,
  { width: 834, height: 844 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
]

/** By night the paper is darkest; over the hero each light has a sky of its own. */
const LOOKED_AT = [
  ...[...PAGES, { path: '/no-such-page' }].map(({ path }) => ({ path, light: 'night' as const })),
  ...['/', '/ja'].flatMap((path) =>
    LIGHTS.filter((light) => light !== 'night').map((light) => ({ path, light })),
  ),
]

for (const { path, light } of LOOKED_AT) {
  test(`by ${light} every text of ${path} stands out from what is painted behind it, wide and narrow`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await hydrated(page)
    await inLight(page, light)
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height })
      expect(await faintTexts(page), `${width} px`).toEqual([])
    }
  })
}

test('the header stands out while the home page waits for its picture', async ({ page }) => {
  await page.goto('/privacy')
  await hydrated(page)
  await page.route('**/api/**', () => {})
  await follow(page, '/')
  await expect(page.getByRole('main').getByRole('status').first()).toBeVisible()
  expect(await faintTexts(page)).toEqual([])
})
