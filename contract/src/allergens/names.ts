import type { PerLanguage } from '../language.ts'
import type { Contained } from './marks.ts'
import { names as en } from './names/en.ts'
import { names as jp } from './names/jp.ts'

/**
 * The names of allergens and marks in one language, as they are written in a sentence: for the menu and
 * for the desk.
 */
export const ALLERGEN_NAMES: PerLanguage<{ readonly [C in Contained]: string }> = { en, jp }
