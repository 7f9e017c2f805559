import { createRandom } from '../../kit/random.ts'
import { flat, type Space } from './space.ts'

/** Half a mat's length: its short side, in metres. */
export const half = 0.91

/** A mat by its near left corner and its turn: `x` lies across the room, `z` runs into it. Counted in short sides. */
export type Mat = readonly [number, number, 'x' | 'z']

const turned = ([x, z, turn]: Mat): Mat => [z, x, turn === 'x' ? 'z' : 'x']

/** Laid so that nowhere four corners meet, as for a glad occasion. */
export const sixMats: readonly Mat[] = [
  [0, 0, 'x'],
  [2, 0, 'x'],
  [0, 1, 'z'],
  [1, 1, 'x'],
  [1, 2, 'x'],
  [3, 1, 'z'],
]
export const eightMats: readonly Mat[] = [
  [0, 0, 'x'],
  [2, 0, 'x'],
  [0, 1, 'z'],
  [1, 1, 'x'],
  [1, 2, 'x'],
  [3, 1, 'z'],
  [0, 3, 'x'],
  [2, 3, 'x'],
]
/** Three short sides wide and four deep. */
export const sixDeep: readonly Mat[] = sixMats.map(turned)
/** Four short sides wide and five deep. */
export const tenMats: readonly Mat[] = [[0, 4, 'x'], [2, 4, 'x'], ...eightMats.map(turned)]

export type Rush = { across: string; along: string; weave: string; border: string }

/** The floor of mats, its near left corner at `x`, `z`; what lies nearer than `near` is cut off. */
export function tatami(
  room: Space,
  mats: readonly Mat[],
  x: number,
  z: number,
  rush: Rush,
  near: number,
): string {
  const random = createRandom('tatami')
  return mats
    .map(([mx, mz, turn]) => {
      const [left, right] = [x + mx * half, x + (mx + (turn === 'x' ? 2 : 1)) * half]
      const start = Math.max(near, z + mz * half)
      const end = z + (mz + (turn === 'x' ? 1 : 2)) * half
      if (end <= start) return ''
      const [wide, deep] = [right - left, end - start]
      const cloth = 0.036
      const reeds = Array.from({ length: 15 }, (_, i) => {
        const t = (i + 0.5 + random.jitter(0.2)) / 15
        const shade = random.range(0.12, 0.4)
        return turn === 'x'
          ? room.face(flat(left, 0, start + deep * t, wide, 0.012), rush.weave, shade)
          : room.face(flat(left + wide * t, 0, start, 0.012, deep), rush.weave, shade)
      })
      const borders =
        turn === 'x'
          ? room.face(flat(left, 0, end - cloth, wide, cloth), rush.border) +
            (start > near ? room.face(flat(left, 0, start, wide, cloth), rush.border) : '')
          : room.face(flat(left, 0, start, cloth, deep), rush.border) +
            room.face(flat(right - cloth, 0, start, cloth, deep), rush.border)
      return (
        room.face(flat(left, 0, start, wide, deep), turn === 'x' ? rush.across : rush.along) +
        reeds.join('') +
        borders +
        room.face(flat(left, 0, start, 0.006, deep), rush.border, 0.5) +
        room.face(flat(left, 0, end - 0.006, wide, 0.006), rush.border, 0.5)
      )
    })
    .join('')
}
