import type { Hero as WireHero } from '@noren/contract/resources/hero'
import type { Hero } from '../../payload-types.ts'
import { address, addresses, type Both, optional, text } from '../both.ts'
import { withPhrases } from '../phrases.ts'
import { film } from './film.ts'

/** Hero content of both languages. An empty text is filled by the page's built-in one. */
export function reshapeHero(doc: Both<Hero>): { en: WireHero; ja: WireHero } {
  const { en, jp } = doc
  return { en: heroIn(en), ja: heroIn(jp) }
}

function heroIn(doc: Hero): WireHero {
  const { link, webm } = film(doc.video)
  return {
    badge: text(doc.badge),
    title: withPhrases(text(doc.title)),
    subtitle: withPhrases(text(doc.subtitle)),
    button1: text(doc.button1),
    button2: text(doc.button2),
    success: text(doc.success),
    community: text(doc.community),
    clientImages: addresses(doc.clientImages),
    backgroundImage: address(doc.backgroundImage),
    videoLink: text(link),
    ...optional('backgroundImagePortrait', address(doc.backgroundImagePortrait)),
    ...optional('videoLinkWebm', webm),
  }
}
