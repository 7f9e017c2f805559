import { type Flat, readTextFields } from '../fields.ts'
import { readObject, readText } from '../json.ts'
import { type Localized, readBlocks } from '../localized.ts'

/** The plain texts of the call-to-action. `titleSpan` is highlighted, shown after `title`. */
const CTA_TEXTS = ['badge', 'title', 'titleSpan', 'subtitle', 'footer'] as const

/** Call-to-action texts of one language (ENT-17). */
type CtaTexts = Flat<
  Record<(typeof CTA_TEXTS)[number], string> & {
    primaryButton: { text: string }
    secondaryButton: { text: string }
  }
>

/** Call-to-action content, keyed `en` and `jp`. */
export type Cta = Localized<CtaTexts>

/** Reads call-to-action content; `null` when there is none in any language. */
export function readCta(raw: unknown): Cta | null {
  return readBlocks(readObject(raw), readTexts)
}

function readTexts(block: Record<string, unknown>): CtaTexts {
  return {
    ...readTextFields(block, CTA_TEXTS),
    primaryButton: { text: readText(readObject(block.primaryButton).text) },
    secondaryButton: { text: readText(readObject(block.secondaryButton).text) },
  }
}
