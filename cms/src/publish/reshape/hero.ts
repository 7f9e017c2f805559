import { HERO_FIELDS, type Hero as WireHero } from '@noren/contract/resources/hero'
import type { Hero } from '../../payload-types.ts'
import { address, addresses, type Both, optional, text } from '../both.ts'
import { withPhrases } from '../phrases.ts'
import { texts } from '../plain-fields.ts'
import { film } from './film.ts'

/** Hero content of both languages. An empty text is filled by the page's built-in one. */
export function reshapeHero(doc: Both<Hero>): { en: WireHero; ja: WireHero } {
  const { en, jp } = doc
  return { en: heroIn(en), ja: heroIn(jp) }
}

function heroIn(doc: Hero): WireHero {
  const { link, webm } = film(doc.video)
  return {
    ...texts(doc, HERO_FIELDS.texts),
    title: withPhrases(text(doc.title)),
    subtitle: withPhrases(text(doc.subtitle)),
    clientImages: addresses(doc.clientImages),
    backgroundImage: address(doc.backgroundImage),
    videoLink: text(link),
    ...optional('backgroundImagePortrait', address(doc.backgroundImagePortrait)),
    ...optional('videoLinkWebm', webm),
  }
}
