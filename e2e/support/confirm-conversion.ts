import type { Locator } from '@playwright/test'

/**
 * The Enter that confirms what a Japanese input method converted, as Safari tells of it: the conversion is
 * over first, and the key that follows carries the input method's number and nothing else of it. Says
 * whether the browser is left to do what it does at an Enter.
 */
export async function confirmConversion(box: Locator): Promise<boolean> {
  await box.focus()
  return box.evaluate((element) => {
    const told = { bubbles: true, cancelable: true }
    for (const type of ['compositionstart', 'compositionend']) {
      element.dispatchEvent(new CompositionEvent(type, { ...told, data: '' }))
    }
    const enter = { ...told, key: 'Enter', code: 'Enter', keyCode: 229, isComposing: false }
    const isLeft = element.dispatchEvent(new KeyboardEvent('keydown', enter))
    element.dispatchEvent(new KeyboardEvent('keyup', { ...enter, keyCode: 13 }))
    return isLeft
  })
}
