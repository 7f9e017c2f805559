import type { PerLanguage } from '@noren/contract/language'
import { allergens as en } from '#src/language/bundle/en/allergens.ts'
import { allergens as jp } from '#src/language/bundle/jp/allergens.ts'

/** What a menu says of allergens and diets. Not in the bundle: these words come with the menu alone. */
export const ALLERGEN_WORDS: PerLanguage<typeof en> = { en, jp }
