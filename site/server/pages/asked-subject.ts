import { type Language, withFallbacks } from '@noren/contract/language'
import { readAboutIn } from '@noren/contract/resources/about'
import { aboutSubject } from '#src/pages/about/about-subject.ts'
import type { PublishedContent } from '../content/published-content.ts'

/**
 * The subject in the query of a contact page, where it is one that a link of the about page gives; else empty.
 * So there are no more pages with a subject than there are businesses, and nobody can have us write words of
 * their own.
 */
export function askedSubject(
  query: string,
  language: Language,
  { snapshot }: PublishedContent,
): string {
  const asked = new URLSearchParams(query).get('subject')
  if (!asked) return ''
  const about = withFallbacks(language)
    .map((each) => readAboutIn(snapshot.content.about, each))
    .find((each) => each !== null)
  return about?.businesses.some((part) => aboutSubject(part, language) === asked) ? asked : ''
}
