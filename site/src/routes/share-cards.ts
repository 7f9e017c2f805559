import { LANGUAGE, type Language } from '@noren/contract/language'
import type { PlainRouteName } from './routes.ts'

/** The scene of `demo/artwork/originals` behind each page's share card. */
export const CARD_SCENES: { readonly [Name in PlainRouteName]: string } = {
  home: 'card',
  restaurants: 'noren-dusk',
  about: 'about-hero',
  contact: 'contact-hero',
  privacy: 'loom-waves',
  accessibility: 'about-main-2',
}

/** The file of a page's share card; `npm run marks -w site` draws them all. */
export function cardFile(route: PlainRouteName, language: Language): string {
  return `${route}-${LANGUAGE[language].htmlLang}.jpg`
}
