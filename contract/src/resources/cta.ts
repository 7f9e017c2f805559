import { readObject, readText } from '../json.ts'
import { type Localized, readBlocks } from '../localized.ts'

/** Call-to-action texts of one language (ENT-17). */
export type CtaTexts = {
  badge: string
  title: string
  /** The highlighted part, shown after `title`. */
  titleSpan: string
  subtitle: string
  primaryButton: { text: string }
  secondaryButton: { text: string }
  footer: string
}

/** Call-to-action content, keyed `en` and `jp`. */
export type Cta = Localized<CtaTexts>

/** Reads call-to-action content; `null` when there is none in any language. */
export function readCta(raw: unknown): Cta | null {
  return readBlocks(readObject(raw), readTexts)
}

function readTexts(block: Record<string, unknown>): CtaTexts {
  return {
    badge: readText(block.badge),
    title: readText(block.title),
    titleSpan: readText(block.titleSpan),
    subtitle: readText(block.subtitle),
    primaryButton: { text: readText(readObject(block.primaryButton).text) },
    secondaryButton: { text: readText(readObject(block.secondaryButton).text) },
    footer: readText(block.footer),
  }
}
