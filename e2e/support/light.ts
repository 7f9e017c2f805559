import type { Page } from '@playwright/test'

/** The lights of the hours in Japan that pages are printed in (decision 055). */
export const LIGHTS = ['dawn', 'day', 'dusk', 'night'] as const

/** Shows the page in a light, whatever hour it is. */
export async function inLight(page: Page, light: (typeof LIGHTS)[number]): Promise<void> {
  await page.locator('html').evaluate((html, light) => {
    html.dataset.light = light
  }, light)
}
