import { LANGUAGE, type Language } from '@noren/contract/language'
import type { InLanguage } from '@noren/contract/localized'
import type { About } from '@noren/contract/resources/about'
import { DEFAULT_ABOUT } from './default-about.ts'

/** Everything the about page shows. */
export type AboutView = ReturnType<typeof aboutView>

/**
 * What the about page shows in `language`: the server's content, with the built-in default for each
 * missing text or list (readings A18). `null` means that the server gave nothing.
 */
export function aboutView(about: About | null, language: Language) {
  const { htmlLang } = LANGUAGE[language]
  const say = (value: string | undefined, builtIn: string): InLanguage<string> =>
    value === undefined ? { value: builtIn, lang: 'en' } : { value, lang: htmlLang }
  const list = (
    values: readonly string[] = [],
    builtIn: readonly string[],
  ): InLanguage<string>[] =>
    values.length > 0
      ? values.map((value) => say(value, ''))
      : builtIn.map((value) => say(undefined, value))

  const { hero, main, stats, team, creative, services } = DEFAULT_ABOUT
  const members = about?.team.members ?? []
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
    stats: {
      title: say(about?.stats.title, stats.title),
      cta: say(about?.stats.cta, stats.cta),
      figures: [
        {
          value: say(about?.stats.projects, stats.projects),
          label: say(about?.stats.projectsLabel, stats.projectsLabel),
        },
        {
          value: say(about?.stats.customers, stats.customers),
          label: say(about?.stats.customersLabel, stats.customersLabel),
        },
        {
          value: say(about?.stats.rating, stats.rating),
          label: say(about?.stats.ratingLabel, stats.ratingLabel),
        },
      ],
      note: about?.stats.note,
      clients: (about?.clientImages ?? []).map(({ url }) => url),
    },
    team: {
      category: say(about?.team.category, team.category),
      title: say(about?.team.title, team.title),
      subtitle: say(about?.team.subtitle, team.subtitle),
      members:
        members.length > 0
          ? members.map(({ name, role, image }) => ({
              name: say(name, ''),
              role: say(role, ''),
              image: image.url,
            }))
          : team.members.map(({ name, role }) => ({
              name: say(undefined, name),
              role: say(undefined, role),
              image: '',
            })),
    },
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
