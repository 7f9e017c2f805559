/** A press on a control, as the page was when it came. */
export type Press<Control = Element> = {
  /** In ms. */
  at: number
  x: number
  y: number
  control: Control
  /** What the control says, and the state it shows. */
  words: string
  /** Whether it was pressed with a mouse, not a finger or a pen. */
  isByMouse: boolean
}

/**
 * How long after a press, in ms, what has come under the finger is not what it meant; and under a mouse, which stays
 * where it is while people read on: as long as a double click takes.
 */
const TOO_SOON_MS = 1500
const DOUBLE_CLICK_MS = 500

/** How far a finger wanders between two taps, in px. */
const WANDERS_PX = 24

/**
 * Whether a press is the second half of the one before it. A screen may change under the finger in between:
 * another control then lies there, or the same one says something else, which nobody has read yet.
 */
export function isSecondTap<Control>(before: Press<Control>, press: Press<Control>): boolean {
  const isChanged = press.control !== before.control || press.words !== before.words
  const far = Math.hypot(press.x - before.x, press.y - before.y)
  const tooSoon = press.isByMouse ? DOUBLE_CLICK_MS : TOO_SOON_MS
  return isChanged && far <= WANDERS_PX && press.at - before.at < tooSoon
}
