import type { Page } from '@playwright/test'

/** How often somebody pressed something on a page since the count began. */
export type Presses = { readonly count: number }

/**
 * Counts the presses of a task: of the pointer and of Enter, and two for a choice from a list. Going into a
 * text box and typing there is not counted: that is the task's own text.
 */
export async function countPresses(page: Page): Promise<Presses> {
  const presses = { count: 0 }
  await page.exposeFunction('countPresses', (many: number) => {
    presses.count += many
  })
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return presses
}

/** Runs in the page. */
function listen(): void {
  const TEXT_BOX =
    'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file], [type=range])'
  const isTextBox = (event: Event) =>
    event.target instanceof Element && event.target.closest(TEXT_BOX) !== null
  const report = (many: number) => Reflect.get(window, 'countPresses')(many)
  const options = { capture: true }
  addEventListener(
    'pointerdown',
    (event) => event.isTrusted && !isTextBox(event) && report(1),
    options,
  )
  addEventListener(
    'keydown',
    (event) => event.isTrusted && event.key === 'Enter' && report(1),
    options,
  )
  addEventListener(
    'change',
    (event) => event.target instanceof HTMLSelectElement && report(2),
    options,
  )
}
