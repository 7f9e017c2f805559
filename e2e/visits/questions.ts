import type { Question } from './question.ts'
import { accessible } from './questions/accessible.ts'
import { complaints } from './questions/complaints.ts'
import { composed } from './questions/composed.ts'
import { contrast } from './questions/contrast.ts'
import { fit, readable } from './questions/fit.ts'
import { japaneseLines } from './questions/japanese-lines.ts'
import { largeText } from './questions/large-text.ts'
import { outline } from './questions/outline.ts'
import { pictures } from './questions/pictures.ts'
import { darkInk, menuOnOneSheet } from './questions/print.ts'
import { scripts } from './questions/scripts.ts'
import { shown } from './questions/shown.ts'
import { steady } from './questions/steady.ts'
import { targets } from './questions/targets.ts'
import { wholeLines } from './questions/whole-lines.ts'
import { wholeWords } from './questions/whole-words.ts'

/** The checks of every page, in this order. */
export const QUESTIONS: readonly Question[] = [
  steady,
  complaints,
  scripts,
  shown,
  outline,
  fit,
  readable,
  targets,
  composed,
  pictures,
  japaneseLines,
  wholeWords,
  wholeLines,
  accessible,
  largeText,
  menuOnOneSheet,
  darkInk,
  ...contrast,
]
