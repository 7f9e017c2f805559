import type { HomeSection } from '@noren/contract/resources/home-calls'
import type { Words } from '../../../base/words.ts'
import { labelWords } from '../../model/walk.ts'
import { news } from '../collections/news.ts'
import { solutions, solutionsSection } from '../collections/solutions.ts'
import { testimonials } from '../collections/testimonials.ts'
import type { ContentCollection } from '../content-collection.ts'
import type { ContentGlobal } from '../content-global.ts'
import { cta, experience, innovation, process } from './home.ts'

/** What a section is written in, and what staff read while nothing of it is published. */
type Part = { of: ContentGlobal | ContentCollection; lacking: Words }

type Section = {
  /** Its name in the desk's menu. */
  words: Words
  /** Without one of them it does not appear. */
  parts: readonly Part[]
}

const NOTHING: Words = {
  en: 'Nothing of it has been published yet, so it does not appear.',
  ja: 'まだ公開した内容がないため、表示されません。',
}

/** A section that is one document, or one list. */
function section(of: ContentGlobal | ContentCollection, label: unknown): Section {
  return { words: labelWords(label), parts: [{ of, lacking: NOTHING }] }
}

/** The sections of the home page at the desk. */
export const SECTIONS: { readonly [Name in HomeSection]: Section } = {
  experience: section(experience, experience.label),
  solutions: {
    words: { en: '3 Businesses', ja: '3 事業' },
    parts: [
      {
        of: solutionsSection,
        lacking: {
          en: 'Its heading has not been published yet, so it does not appear.',
          ja: 'まだ見出しを公開していないため、表示されません。',
        },
      },
      {
        of: solutions,
        lacking: {
          en: 'No card has been published yet, so it does not appear.',
          ja: 'まだカードを公開していないため、表示されません。',
        },
      },
    ],
  },
  innovation: section(innovation, innovation.label),
  process: section(process, process.label),
  testimonials: section(testimonials, testimonials.labels?.plural),
  news: section(news, news.labels?.plural),
  cta: section(cta, cta.label),
}
