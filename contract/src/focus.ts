/**
 * The spot of a picture that stays visible where a layout crops it, in percent from its left and its top
 * edge. It is the end of the picture's address, as `#focus=30,70` in steps of ten: an address stays text,
 * browsers do not send what follows the `#`, and style sheets can select by it.
 */
export type Focus = { x: number; y: number }

/** The spot of a picture for which staff chose none; its address then names none. */
export const CENTRE: Focus = { x: 50, y: 50 }

/** Distance between the spots staff can choose, in percent. */
export const FOCUS_STEP = 10

const WRITTEN = /#focus=(\d{1,3}),(\d{1,3})$/

/** The address of a picture together with the spot; a missing coordinate is the centre's. */
export function withFocus(
  address: string,
  { x, y }: { x?: number | null | undefined; y?: number | null | undefined },
): string {
  const focus = { x: onStep(x ?? CENTRE.x), y: onStep(y ?? CENTRE.y) }
  const isCentre = focus.x === CENTRE.x && focus.y === CENTRE.y
  return address === '' || isCentre ? address : `${address}#focus=${focus.x},${focus.y}`
}

/** The spot an address names; `null` for the centre. */
export function readFocus(address: string): Focus | null {
  const [, x, y] = WRITTEN.exec(address) ?? []
  return x && y ? { x: onStep(Number(x)), y: onStep(Number(y)) } : null
}

/** The address of the file alone. */
export function withoutFocus(address: string): string {
  return address.replace(WRITTEN, '')
}

/** The step next to a percentage. */
export function onStep(percent: number): number {
  return Math.min(100, Math.max(0, Math.round(percent / FOCUS_STEP) * FOCUS_STEP))
}
