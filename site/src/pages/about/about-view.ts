import type { GivenList } from '@noren/contract/given'
import { LANGUAGE, type Language } from '@noren/contract/language'
import type { InLanguage } from '@noren/contract/localized'
import type { About } from '@noren/contract/resources/about'
import { DEFAULT_ABOUT } from './default-about.ts'

/** Everything the about page shows; `null` for a text that does not appear. */
export type AboutView = ReturnType<typeof aboutView>

/**
 * What the about page shows in `language`: the server's content, with the built-in default for each
 * missing text or list (readings A18). Of content that is whole nothing is missing: what is not there
 * does not appear (contract/src/resources/README.md). `null` means that the server gave nothing.
 * @param isOwn whether nothing built in may stand in for the company's words
 */
export function aboutView(about: About | null, language: Language, isOwn = false) {
  const htmlLang = about?.lang ?? LANGUAGE[language].htmlLang
  const own = (value: string): InLanguage<string> => ({ value, lang: htmlLang })
  const builtIn = (value: string): InLanguage<string> => ({ value, lang: 'en' })
  const isWhole = isOwn || about?.whole === true
  const say = (value: string | undefined, otherwise: string): InLanguage<string> | null => {
    if (value !== undefined) return own(value)
    return isWhole ? null : builtIn(otherwise)
  }
  const list = (
    given: GivenList<string> = [],
    otherwise: readonly string[],
  ): InLanguage<string>[] => {
    const values = typeof given === 'string' ? [] : given
    const isMissing = given.length === 0 && !isWhole
    return isMissing ? otherwise.map(builtIn) : values.map(own)
  }

  const { hero, main, services, creative } = DEFAULT_ABOUT
  return {
    hero: {
      title: say(about?.hero.title, hero.title),
      home: say(about?.hero.breadcrumb.home, hero.home),
      about: say(about?.hero.breadcrumb.about, hero.about),
      image: about?.images.hero?.url ?? about?.backgroundImage,
      portrait: about?.backgroundImagePortrait,
    },
    main: {
      category: say(about?.main.category, main.category),
      title: say(about?.main.title, main.title),
      subtitle: say(about?.main.subtitle, main.subtitle),
      features: list(about?.main.features, main.features),
      ctaText: say(about?.main.ctaText, main.ctaText),
      ctaSecondary: say(about?.main.ctaSecondary, main.ctaSecondary),
      images: (about?.images.main ?? []).map(({ url }) => url),
      shape: about?.images.shape?.url,
    },
    stats: statsView(about, say),
    team: teamView(about, say),
    services: list(about?.services, services),
    creative: {
      category: say(about?.creative.category, creative.category),
      title: say(about?.creative.title, creative.title),
      subtitle: say(about?.creative.subtitle, creative.subtitle),
      features: list(about?.creative.features, creative.features),
      cta: say(about?.creative.cta, creative.cta),
      videoLink: about?.creative.videoLink,
      videoLinkWebm: about?.creative.videoLinkWebm,
      images: (about?.images.creative ?? []).map(({ url }) => url),
    },
  }
}

type Say = (value: string | undefined, otherwise: string) => InLanguage<string> | null

function statsView(about: About | null, say: Say) {
  const { stats } = DEFAULT_ABOUT
  const figures = (['projects', 'customers', 'rating'] as const).flatMap((name) => {
    const value = say(about?.stats[name], stats[name])
    return value ? [{ value, label: say(about?.stats[`${name}Label`], stats[`${name}Label`]) }] : []
  })
  return {
    title: say(about?.stats.title, stats.title),
    cta: say(about?.stats.cta, stats.cta),
    figures,
    note: about?.stats.note,
    clients: (about?.clientImages ?? []).map(({ url }) => url),
  }
}

function teamView(about: About | null, say: Say) {
  const { team } = DEFAULT_ABOUT
  const given = about?.team.members ?? []
  const members = typeof given === 'string' ? [] : given
  return {
    category: say(about?.team.category, team.category),
    title: say(about?.team.title, team.title),
    subtitle: say(about?.team.subtitle, team.subtitle),
    members:
      given.length > 0
        ? members.map(({ name, role, image }) => ({
            name: say(name, ''),
            role: say(role, ''),
            image: image.url,
          }))
        : team.members.flatMap(({ name, role }) => {
            const builtIn = say(undefined, name)
            return builtIn ? [{ name: builtIn, role: say(undefined, role), image: '' }] : []
          }),
  }
}
