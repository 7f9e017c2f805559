import type { PerLanguage } from '@noren/contract/language'
import type { CtaTexts, Cta as WireCta } from '@noren/contract/resources/cta'
import type { Cta } from '../../payload-types.ts'
import { text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { blocksByCode } from './blocks.ts'

export function reshapeCta(doc: PerLanguage<Cta>): WireCta | null {
  return blocksByCode(doc, ({ title }) => title, ctaIn)
}

function ctaIn(doc: Cta): CtaTexts {
  return {
    badge: text(doc.badge),
    title: withPhrases(text(doc.title)),
    titleSpan: withPhrases(text(doc.titleSpan)),
    subtitle: text(doc.subtitle),
    primaryButton: { text: text(doc.primaryButton) },
    secondaryButton: { text: text(doc.secondaryButton) },
    footer: text(doc.footer),
  }
}
