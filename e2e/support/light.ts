import type { Page } from '@playwright/test'

/** The lights of the hours in Japan that pages are printed in (decision 055). */
export const LIGHTS = ['dawn', 'day', 'dusk', 'night'] as const

/** Shows the page in a light, at any hour, while `look` runs. */
export async function inLight(
  page: Page,
  light: (typeof LIGHTS)[number],
  look: () => Promise<void>,
): Promise<void> {
  const html = page.locator('html')
  const before = await html.getAttribute('data-light')
  const show = (light: string | null) =>
    html.evaluate((html, light) => {
      if (light === null) html.removeAttribute('data-light')
      else html.setAttribute('data-light', light)
    }, light)
  await show(light)
  await look()
  await show(before)
}
