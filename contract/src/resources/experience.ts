import { type Flat, readTextFields } from '../fields.ts'
import { readTitledTexts } from '../given.ts'
import { readObject, readOptionalTexts, readText } from '../json.ts'
import { type Localized, readBlocks } from '../localized.ts'

const EXPERIENCE_TEXTS = ['badge', 'title', 'subtitle'] as const

const EXPERIENCE_FIGURES = ['years', 'clients', 'successRate'] as const

/** Experience texts of one language (ENT-18). */
export type ExperienceTexts = Flat<
  Record<(typeof EXPERIENCE_TEXTS)[number], string> & {
    /** The part of `title` in another colour; without it the word "Potential" is (readings A31). */
    titleSpan?: string
    benefits: string[]
    /** `note`: the source and date of the figures. */
    stats: Flat<Record<(typeof EXPERIENCE_FIGURES)[number], string> & { note?: string }>
  }
>

/** Experience content: one picture, texts keyed `en` and `jp`. */
export type Experience = Localized<ExperienceTexts> & { mainImage: string }

/** Reads experience content; `null` when there is no text in any language. */
export function readExperience(raw: unknown): Experience | null {
  const object = readObject(raw)
  const texts = readBlocks(object, readExperienceTexts)
  return texts && { mainImage: readText(object.mainImage), ...texts }
}

function readExperienceTexts(block: Record<string, unknown>): ExperienceTexts {
  const stats = readObject(block.stats)
  return {
    ...readTextFields(block, EXPERIENCE_TEXTS),
    ...readOptionalTexts(block, ['titleSpan']),
    benefits: readTitledTexts(block.benefits),
    stats: {
      ...readTextFields(stats, EXPERIENCE_FIGURES),
      ...readOptionalTexts(stats, ['note']),
    },
  }
}
