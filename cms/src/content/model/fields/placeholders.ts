import type { Words } from '../../../base/words.ts'

/** Facts of the company that its texts may name instead of writing them out. */
export const COMPANY_PLACEHOLDERS = ['phone', 'email', 'address'] as const

export type CompanyPlaceholder = (typeof COMPANY_PLACEHOLDERS)[number]

/** The company's facts in one language. */
export type CompanyFacts = { readonly [P in CompanyPlaceholder]?: string | null | undefined }

/** Anything in braces, also if it is half-written or in the full-width braces of a Japanese keyboard. */
const BRACES = /[{｛]([^{}｛｝\n]*)([}｝]?)|[}｝]/g

/** The first thing in braces that is none of these placeholders, as it was written. */
export function unknownPlaceholder(text: string, known: readonly string[]): string | null {
  for (const [written] of text.matchAll(BRACES)) {
    if (!known.some((name) => written === `{${name}}`)) return written
  }
  return null
}

/** What is wrong with the placeholders of a text; `null` when all of them exist. */
export function placeholderProblem(text: string, known: readonly string[]): Words | null {
  const unknown = unknownPlaceholder(text, known)
  if (unknown === null) return null
  const names = known.map((name) => `{${name}}`)
  return {
    en: `“${unknown}” is not filled in. Write one of these exactly as shown: ${names.join(', ')}.`,
    ja: `「${unknown}」は置き換えられません。次の印を半角のまま書いてください：${names.join('、')}`,
  }
}

/** A text with the company's facts in place of their placeholders. */
export function withCompanyFacts(
  text: string | null | undefined,
  facts: CompanyFacts,
): string | null {
  if (!text) return null
  // In one pass, so that a fact is not searched for placeholders.
  return text.replace(/\{(\w+)\}/g, (written, name: string) => {
    const known = COMPANY_PLACEHOLDERS.find((each) => each === name)
    return (known && facts[known]) || written
  })
}

/** A text with placeholders in place of the company's facts that are written out. */
export function withPlaceholders(text: string, facts: CompanyFacts): string {
  return COMPANY_PLACEHOLDERS.reduce((changed, name) => {
    const fact = facts[name]?.trim()
    return fact ? changed.replaceAll(fact, `{${name}}`) : changed
  }, text)
}
