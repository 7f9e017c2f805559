import type { full as source } from '../en/full.ts'

export const full: typeof source = {
  day: '本日満席',
  lunch: '本日ランチ満席',
  dinner: '本日ディナー満席',
  few: {
    day: '本日残りわずか',
    lunch: '本日ランチ残りわずか',
    dinner: '本日ディナー残りわずか',
  },
}
