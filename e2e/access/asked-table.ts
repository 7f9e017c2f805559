import type { Locator, Page } from '@playwright/test'
import { ownSiteTest } from '../support/own-site.ts'
import { restaurantIn } from '../support/published.ts'

/**
 * Shiobi takes guests on Wednesdays in the evening and on Sundays from noon, also on holidays. Guests of
 * Onda must call.
 */
export const test = ownSiteTest((snapshot) => {
  restaurantIn(snapshot, 'shiobi').openingHours = {
    sessions: [
      { days: ['wed'], opens: '17:00', closes: '22:30', lastOrder: '21:30' },
      { days: ['sun'], opens: '12:00', closes: '15:00', lastOrder: '14:00' },
    ],
  }
  restaurantIn(snapshot, 'onda').reservations = { telephoneOnly: true }
})

/** The values a list offers, without the empty one. */
export async function values(box: Locator): Promise<string[]> {
  const all = await box
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''))
  return all.filter((value) => value !== '')
}

/** 0 for Sunday to 6. */
export function weekday(date: string): number {
  return new Date(date).getUTCDay()
}

export async function submit(page: Page): Promise<void> {
  await page.locator('form').locator('button[type=submit]').click()
}
