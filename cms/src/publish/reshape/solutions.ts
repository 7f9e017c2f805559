import { eachOf } from '@noren/contract/fields'
import type { PerLanguage } from '@noren/contract/language'
import {
  SOLUTION_FIELDS,
  type SolutionsSection as WireSection,
  type Solution as WireSolution,
} from '@noren/contract/resources/solutions'
import type { Solution, SolutionsSection } from '../../payload-types.ts'
import { address, localizedByTag, optional, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'

export function reshapeSolution(doc: PerLanguage<Solution>): WireSolution {
  return {
    _id: String(doc.en.id),
    ...eachOf(SOLUTION_FIELDS.pictures, (name) => address(doc.en[name])),
    ...eachOf(SOLUTION_FIELDS.localizedTexts, (name) => localizedByTag(doc, (own) => own[name])),
    title: localizedByTag(doc, ({ title }) => withPhrases(title)),
    ...optional('part', doc.en.part),
  }
}

export function reshapeSolutionsSection(doc: PerLanguage<SolutionsSection>): WireSection {
  return {
    heading: localizedByTag(doc, ({ heading }) => withPhrases(heading)),
    paragraph: localizedByTag(doc, ({ paragraph }) => withPhrases(text(paragraph))),
  }
}
