import { expect, type Page } from '@playwright/test'

/** Shows the restaurants as a table, where the desk shows them as cards. */
export async function asTable(desk: Page): Promise<void> {
  await desk.getByRole('radio', { name: /^(?:表|Table)$/ }).check()
  await expect(desk.getByRole('table')).toBeVisible()
}
