import { LANGUAGE, type Language } from './language.ts'

/** Media type of the feed of news. */
export const FEED_TYPE = 'application/atom+xml'

/** The feed of news in a language. */
export function feedPath(language: Language): string {
  return `${LANGUAGE[language].pathPrefix}/news.xml`
}
