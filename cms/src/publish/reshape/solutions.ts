import type {
  SolutionsSection as WireSection,
  Solution as WireSolution,
} from '@noren/contract/resources/solutions'
import type { Solution, SolutionsSection } from '../../payload-types.ts'
import { address, type Both, jaLocalized, text } from '../both.ts'
import { withPhrases } from '../phrases.ts'

export function reshapeSolution(doc: Both<Solution>): WireSolution {
  return {
    _id: String(doc.en.id),
    image: address(doc.en.image),
    title: jaLocalized(doc, ({ title }) => withPhrases(title)),
    category: jaLocalized(doc, ({ category }) => category),
    description: jaLocalized(doc, ({ description }) => description),
  }
}

export function reshapeSolutionsSection(doc: Both<SolutionsSection>): WireSection {
  return {
    heading: jaLocalized(doc, ({ heading }) => withPhrases(heading)),
    paragraph: jaLocalized(doc, ({ paragraph }) => withPhrases(text(paragraph))),
  }
}
