import type { CtaTexts, Cta as WireCta } from '@noren/contract/resources/cta'
import type { Cta } from '../../payload-types.ts'
import { type Both, text } from '../both.ts'
import { withPhrases } from '../phrases.ts'
import { jpBlocks } from './blocks.ts'

export function reshapeCta(doc: Both<Cta>): WireCta | null {
  return jpBlocks(doc, ({ title }) => title, ctaIn)
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
