import { readObject, readOptionalTexts, readText, readTexts } from '../json.ts'
import { type Localized, readBlocks } from '../localized.ts'

/** Experience texts of one language (ENT-18). */
export type ExperienceTexts = {
  badge: string
  title: string
  /** The part of `title` in another colour; without it the word "Potential" is (readings A31). */
  titleSpan?: string
  subtitle: string
  benefits: string[]
  /** `note`: what the figures rest on, and of which date. */
  stats: { years: string; clients: string; successRate: string; note?: string }
}

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
    badge: readText(block.badge),
    title: readText(block.title),
    ...readOptionalTexts(block, ['titleSpan']),
    subtitle: readText(block.subtitle),
    benefits: readTexts(block.benefits),
    stats: {
      years: readText(stats.years),
      clients: readText(stats.clients),
      successRate: readText(stats.successRate),
      ...readOptionalTexts(stats, ['note']),
    },
  }
}
