import type { Locator } from '@playwright/test'

/**
 * The Enter that confirms the conversion of a Japanese input method, as Safari reports it: the conversion
 * ends first, and the key that follows has the input method's key code and no other sign of it. Returns
 * whether the browser may do its default action of Enter.
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
