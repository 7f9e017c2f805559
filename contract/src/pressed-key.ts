/** What Safari says of the Enter that confirms a conversion: it comes once the conversion is over. */
const HELD_BY_INPUT_METHOD = 229

type KeyPress = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing'>

/** The key somebody pressed; `null` for one that an input method takes, as the Enter that confirms a conversion. */
export function pressedKey({ key, keyCode, isComposing }: KeyPress): string | null {
  return isComposing || keyCode === HELD_BY_INPUT_METHOD ? null : key
}
