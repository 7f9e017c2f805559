import type { Point } from './line.ts'

export type Hair =
  | 'short'
  | 'bob'
  | 'bun'
  | 'headband'
  | 'cap'
  | 'tied'
  | 'bald'
  | 'grey-short'
  | 'curly'
  | 'long'

export type Coat = 'kimono' | 'jacket' | 'chef' | 'shirt' | 'robe'

/** A person without features: told by posture, hair and clothes. */
export type Person = {
  view: 'front' | 'back'
  hair: Hair
  hairPaint: string
  coat: Coat
  cloth: string
  shade: string
  lining: string
  skin?: string
  skinShade?: string
  apron?: string
  /** Head tilt in degrees. */
  nod?: number
  /** How far the face looks aside, in pixels of the unscaled head (−14…14). */
  turn?: number
  glasses?: string
  beard?: string
  /** Elbow and hand of the left arm as drawn, then of the right. */
  arms?: readonly [Point, Point, Point, Point]
  key?: number
}
