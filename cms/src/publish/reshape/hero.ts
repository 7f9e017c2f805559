import { type HtmlLang, LANGUAGE, LANGUAGES, type PerLanguage } from '@noren/contract/language'
import { HERO_FIELDS, type Hero as WireHero } from '@noren/contract/resources/hero'
import type { Hero } from '../../payload-types.ts'
import { address, addresses, optional, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { film, optionalTexts, texts } from '../plain-fields.ts'

/** Hero content by languages' tags. An empty text is filled by the page's built-in one. */
export function reshapeHero(doc: PerLanguage<Hero>): { [Tag in HtmlLang]?: WireHero } {
  return Object.fromEntries(
    LANGUAGES.map((language) => [LANGUAGE[language].htmlLang, heroIn(doc[language])]),
  )
}

function heroIn(doc: Hero): WireHero {
  const { link, webm } = film(doc.video)
  return {
    ...texts(doc, HERO_FIELDS.texts),
    ...optionalTexts(doc, HERO_FIELDS.optionalTexts),
    title: withPhrases(text(doc.title)),
    subtitle: withPhrases(text(doc.subtitle)),
    clientImages: addresses(doc.clientImages),
    backgroundImage: address(doc.backgroundImage),
    videoLink: text(link),
    ...optional('backgroundImagePortrait', address(doc.backgroundImagePortrait)),
    ...optional('videoLinkWebm', webm),
  }
}
