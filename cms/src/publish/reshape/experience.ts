import {
  EXPERIENCE_FIGURES,
  type ExperienceTexts,
  type Experience as WireExperience,
} from '@noren/contract/resources/experience'
import type { Experience } from '../../payload-types.ts'
import { address, type Both, optional, text } from '../both.ts'
import { withPhrases } from '../phrases.ts'
import { texts } from '../plain-fields.ts'
import { jpBlocks } from './blocks.ts'
import { linesOf } from './lines.ts'

export function reshapeExperience(doc: Both<Experience>): WireExperience | null {
  const blocks = jpBlocks(doc, ({ title }) => title, experienceIn)
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
