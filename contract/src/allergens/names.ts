import type { PerLanguage } from '../language.ts'
import type { Contained } from './marks.ts'
import { names as en } from './names/en.ts'
import { names as jp } from './names/jp.ts'

/** What a language calls what dishes contain, as it stands in a sentence: for the menu as for the desk. */
export const ALLERGEN_NAMES: PerLanguage<{ readonly [C in Contained]: string }> = { en, jp }
