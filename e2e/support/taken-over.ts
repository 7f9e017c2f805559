import { expect, type Locator } from '@playwright/test'

/** Waits until the desk's script has taken over an element: what is pressed before is not heard. */
export async function takenOver(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
}
