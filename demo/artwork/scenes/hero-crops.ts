import type { Sheet } from '../kit/sheet.ts'
import { put } from '../kit/svg.ts'
import { heroBay } from './hero-bay.ts'
import { dawn } from './hero-bay-dawn.ts'
import { wide } from './hero-bay-frames.ts'

const bay = heroBay(wide, dawn)

/** The bay as the video's first picture. */
export const videoPoster = (sheet: Sheet): string => put(0, -60, bay(sheet), 1280 / 1920)
