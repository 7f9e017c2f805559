import type { PerLanguage } from '@noren/contract/language'
import {
  EXPERIENCE_FIGURES,
  type ExperienceTexts,
  type Experience as WireExperience,
} from '@noren/contract/resources/experience'
import type { Experience } from '../../payload-types.ts'
import { address, optional, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { linesOf, texts } from '../plain-fields.ts'
import { blocksByCode } from './blocks.ts'

export function reshapeExperience(doc: PerLanguage<Experience>): WireExperience | null {
  const blocks = blocksByCode(doc, ({ title }) => title, experienceIn)
  return blocks && { mainImage: address(doc.en.mainImage), ...blocks }
}

function experienceIn(doc: Experience): ExperienceTexts {
  const title = text(doc.title)
  // A word that is not in the title, such as one filled in from the other language, colours nothing.
  const titleSpan = doc.titleSpan && title.includes(doc.titleSpan) ? doc.titleSpan : ''
  return {
    badge: text(doc.badge),
    title: withPhrases(title, titleSpan),
    ...optional('titleSpan', titleSpan),
    subtitle: text(doc.subtitle),
    benefits: linesOf(doc.benefits),
    stats: {
      ...texts(doc.stats, EXPERIENCE_FIGURES),
      ...optional('note', doc.stats?.note),
    },
  }
}
