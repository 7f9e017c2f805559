import { hydrated } from '../support/hydrated.ts'
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

for (const { path } of [...PAGES, { path: '/no-such-page' }]) {
  test(`every text of ${path} stands out from what is painted behind it, wide and narrow`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    await hydrated(page)
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height })
      expect(await faintTexts(page), `${width} px`).toEqual([])
    }
  })
}
