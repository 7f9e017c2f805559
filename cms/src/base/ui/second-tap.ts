/** A press on a control, as the page was when it came. */
export type Press<Control = Element> = {
  /** In ms. */
  at: number
  x: number
  y: number
  control: Control
  /** What the control says, and the state it shows. */
  words: string
}

/** How long after a press, in ms, what has come under the finger is not what it meant. */
const TOO_SOON_MS = 1500

/** How far a finger wanders between two taps, in px. */
const WANDERS_PX = 24

/**
 * Whether a press is the second half of the one before it. A screen may change under the finger in between:
 * another control then lies there, or the same one says something else, which nobody has read yet.
 */
export function isSecondTap<Control>(before: Press<Control>, press: Press<Control>): boolean {
  const isChanged = press.control !== before.control || press.words !== before.words
  const far = Math.hypot(press.x - before.x, press.y - before.y)
  return isChanged && far <= WANDERS_PX && press.at - before.at < TOO_SOON_MS
}
