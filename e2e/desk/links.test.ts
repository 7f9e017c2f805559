import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

const SCREENS = [
  '/admin?locale=ja',
  '/admin/collections/enquiries?locale=ja',
  '/admin/collections/restaurants/1?locale=ja',
]

/** As wide as with the menu open beside the screen. */
const WIDE = { width: 1600, height: 900 }

/** The visible links that look the same with and without the focus, by their text. */
function withoutRing(): string[] {
  const links = [...document.querySelectorAll<HTMLElement>('a[href]')]
  return links
    .filter(
      (link) => link.checkVisibility({ visibilityProperty: true }) && !link.closest('[inert]'),
    )
    .filter((link) => {
      link.focus()
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(link)
      const ground = getComputedStyle(link.closest('.nav') ?? document.body).backgroundColor
      return (
        outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 || outlineColor === ground
      )
    })
    .map((link) => link.getAttribute('aria-label') ?? link.textContent ?? link.className)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a keyboard user sees which link has the focus, ${colorScheme}`, async ({ house }) => {
    await using desk = await house.openDesk('/admin', 'ja-JP', { viewport: WIDE })
    await desk.emulateMedia({ colorScheme })
    for (const screen of SCREENS) {
      await openScreen(desk, screen)
      // From here on the browser treats the focus as coming from the keyboard.
      await desk.keyboard.press('Tab')
      expect(await desk.getByRole('link').count(), screen).toBeGreaterThan(5)
      expect(await desk.evaluate(withoutRing), screen).toEqual([])
    }
  })
}
