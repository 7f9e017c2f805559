import { eachOf } from '@noren/contract/fields'
import {
  SOLUTION_FIELDS,
  type SolutionsSection as WireSection,
  type Solution as WireSolution,
} from '@noren/contract/resources/solutions'
import type { Solution, SolutionsSection } from '../../payload-types.ts'
import { address, type Both, jaLocalized, text } from '../both.ts'
import { withPhrases } from '../phrases.ts'

export function reshapeSolution(doc: Both<Solution>): WireSolution {
  return {
    _id: String(doc.en.id),
    ...eachOf(SOLUTION_FIELDS.pictures, (name) => address(doc.en[name])),
    ...eachOf(SOLUTION_FIELDS.localizedTexts, (name) => jaLocalized(doc, (own) => own[name])),
    title: jaLocalized(doc, ({ title }) => withPhrases(title)),
  }
}

export function reshapeSolutionsSection(doc: Both<SolutionsSection>): WireSection {
  return {
    heading: jaLocalized(doc, ({ heading }) => withPhrases(heading)),
    paragraph: jaLocalized(doc, ({ paragraph }) => withPhrases(text(paragraph))),
  }
}
