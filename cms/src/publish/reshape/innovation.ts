import type { PerLanguage } from '@noren/contract/language'
import type {
  InnovationTexts,
  Innovation as WireInnovation,
} from '@noren/contract/resources/innovation'
import type { Innovation } from '../../payload-types.ts'
import { address, optional, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { blocksByTag } from './blocks.ts'

export function reshapeInnovation(doc: PerLanguage<Innovation>): WireInnovation | null {
  const texts = blocksByTag(doc, ({ title }) => title, innovationIn)
  return texts && { mainImage: address(doc.en.mainImage), ...texts }
}

function innovationIn(doc: Innovation): InnovationTexts {
  return {
    badge: text(doc.badge),
    title: withPhrases(text(doc.title)),
    titleSpan: withPhrases(text(doc.titleSpan)),
    subtitle: text(doc.subtitle),
    features: (doc.features ?? []).map(({ icon, title, description }) => ({
      icon,
      title: withPhrases(text(title)),
      description: text(description),
    })),
    buttonText: text(doc.buttonText),
    stats: {
      growth: { value: text(doc.growth?.value), label: text(doc.growth?.label) },
      results: {
        title: withPhrases(text(doc.results?.title)),
        subtitle: text(doc.results?.subtitle),
      },
      ...optional('note', doc.note),
    },
  }
}
