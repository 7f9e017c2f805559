import type { Sheet } from '../kit/sheet.ts'
import { put } from '../kit/svg.ts'
import { heroBayDawn } from './hero-bay-dawn.ts'

const bay = (sheet: Sheet) => heroBayDawn({ ...sheet, width: 1920, height: 1200 })

/** The bay as the video's first picture. */
export const videoPoster = (sheet: Sheet): string => put(0, -60, bay(sheet), 1280 / 1920)
