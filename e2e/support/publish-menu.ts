import type { Locator, Page } from '@playwright/test'
import { press } from './settled.ts'

/** Opens the menu beside the button that publishes a form, and gives the choice in it with this name. */
export async function inPublishMenu(desk: Page, name: string): Promise<Locator> {
  const publish = desk.getByRole('button', { name: /^(公開する|Publish)$/ })
  await press(publish.locator('xpath=following::button[1]'))
  return desk.getByRole('button', { name, exact: true })
}
