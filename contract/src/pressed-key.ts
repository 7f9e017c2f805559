/** Safari's key code of the Enter that confirms a conversion: it comes after the conversion has ended. */
const HELD_BY_INPUT_METHOD = 229

type KeyPress = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing'>

/**
 * The pressed key; `null` for one that an input method uses, like the Enter that confirms a conversion.
 */
export function pressedKey({ key, keyCode, isComposing }: KeyPress): string | null {
  return isComposing || keyCode === HELD_BY_INPUT_METHOD ? null : key
}
