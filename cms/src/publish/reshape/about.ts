import type { HtmlLang, PerLanguage } from '@noren/contract/language'
import { ABOUT_TEXTS, type About as WireAbout } from '@noren/contract/resources/about'
import type { About } from '../../payload-types.ts'
import { address, addresses, optional, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { optionalTexts } from '../plain-fields.ts'
import { blocksByTag } from './blocks.ts'
import { film } from './film.ts'
import { linesOf } from './lines.ts'

export function reshapeAbout(doc: PerLanguage<About>): { [Tag in HtmlLang]?: WireAbout } | null {
  return blocksByTag(doc, ({ hero }) => hero.title, aboutIn)
}

function aboutIn(doc: About): WireAbout {
  const { hero } = doc
  const heroImage = address(hero.image)
  const shape = address(doc.shape)
  return {
    hero: {
      ...heading(hero),
      breadcrumb: {
        ...optional('home', hero.breadcrumbHome),
        ...optional('about', hero.breadcrumbAbout),
      },
    },
    main: mainIn(doc.main),
    stats: { ...optionalTexts(doc.stats, ABOUT_TEXTS.stats), ...heading(doc.stats) },
    team: teamIn(doc.team),
    services: linesOf(doc.services),
    creative: creativeIn(doc.creative),
    images: {
      ...(heroImage && { hero: { url: heroImage } }),
      main: addresses(doc.main?.images),
      creative: addresses(doc.creative?.images),
      ...(shape && { shape: { url: shape } }),
    },
    ...optional('backgroundImage', address(doc.backgroundImage)),
    clientImages: addresses(doc.clientImages),
  }
}

function mainIn(main: About['main']): WireAbout['main'] {
  return {
    ...optionalTexts(main, ABOUT_TEXTS.main),
    ...heading(main),
    features: linesOf(main?.features),
  }
}

function teamIn(team: About['team']): WireAbout['team'] {
  return {
    ...optionalTexts(team, ABOUT_TEXTS.team),
    ...heading(team),
    members: (team?.members ?? []).map(({ name, role, image }) => ({
      name: text(name),
      role: text(role),
      image: { url: address(image) },
    })),
  }
}

function creativeIn(creative: About['creative']): WireAbout['creative'] {
  const { link, webm } = film(creative?.video)
  return {
    ...optionalTexts(creative, ABOUT_TEXTS.creative),
    ...heading(creative),
    ...optional('videoLink', link),
    ...optional('videoLinkWebm', webm),
    features: linesOf(creative?.features),
  }
}

function heading(section: { title?: string | null } | undefined): { title?: string } {
  return optional('title', withPhrases(text(section?.title)))
}
