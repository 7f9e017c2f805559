import { eachOf, someOf } from '@noren/contract/fields'
import { type HtmlLang, LANGUAGE, LANGUAGES, type PerLanguage } from '@noren/contract/language'
import { LIGHTS } from '@noren/contract/light'
import type { CtaTexts, Cta as WireCta } from '@noren/contract/resources/cta'
import {
  EXPERIENCE_FIGURES,
  type ExperienceTexts,
  type Experience as WireExperience,
} from '@noren/contract/resources/experience'
import { HERO_FIELDS, type Hero as WireHero } from '@noren/contract/resources/hero'
import type {
  InnovationTexts,
  Innovation as WireInnovation,
} from '@noren/contract/resources/innovation'
import type { ProcessTexts, Process as WireProcess } from '@noren/contract/resources/process'
import {
  SOLUTION_FIELDS,
  type SolutionsSection as WireSection,
  type Solution as WireSolution,
} from '@noren/contract/resources/solutions'
import {
  TESTIMONIAL_TEXTS,
  type Testimonial as WireTestimonial,
} from '@noren/contract/resources/testimonials'
import type {
  Cta,
  Experience,
  Hero,
  Innovation,
  Process,
  Solution,
  SolutionsSection,
  Testimonial,
} from '../../payload-types.ts'
import { address, addresses, filled, localizedByTag, optional, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { linesOf, optionalTexts, texts, videoLinks } from '../plain-fields.ts'
import { blocksByCode, blocksByTag } from './blocks.ts'

/**
 * The opening of the home page, by the languages' tags. The page replaces an empty text with its built-in
 * one.
 */
export function reshapeHero(doc: PerLanguage<Hero>): { [Tag in HtmlLang]?: WireHero } {
  return Object.fromEntries(
    LANGUAGES.map((language) => [LANGUAGE[language].htmlLang, heroIn(doc[language])]),
  )
}

function heroIn(doc: Hero): WireHero {
  const { link, webm } = videoLinks(doc.video)
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
    ...printingsOf(doc.printings),
    whole: true,
  }
}

function printingsOf(printings: Hero['printings']): Pick<WireHero, 'printings'> {
  const published = someOf(LIGHTS, (light) => {
    const { wide, tall } = printings?.[light] ?? {}
    return address(wide) ? { wide: address(wide), ...optional('tall', address(tall)) } : null
  })
  return Object.keys(published).length > 0 ? { printings: published } : {}
}

export function reshapeExperience(doc: PerLanguage<Experience>): WireExperience | null {
  const blocks = blocksByCode(doc, ({ title }) => title, experienceIn)
  return blocks && { mainImage: address(doc.en.mainImage), ...blocks }
}

function experienceIn(doc: Experience): ExperienceTexts {
  const title = text(doc.title)
  // A word that the title lacks, such as one from another language, colours nothing.
  const titleSpan = doc.titleSpan && title.includes(doc.titleSpan) ? doc.titleSpan : ''
  return {
    badge: text(doc.badge),
    title: withPhrases(title, titleSpan),
    ...optional('titleSpan', titleSpan),
    subtitle: text(doc.subtitle),
    benefits: linesOf(doc.benefits),
    stats: {
      ...texts(doc.stats, EXPERIENCE_FIGURES),
      ...optional('note', doc.stats?.note),
    },
  }
}

export function reshapeSolution(doc: Solution): WireSolution {
  return {
    _id: String(doc.id),
    ...eachOf(SOLUTION_FIELDS.pictures, (name) => address(doc[name])),
    ...eachOf(SOLUTION_FIELDS.localizedTexts, (name) => localizedByTag(doc[name])),
    title: localizedByTag(doc.title, (title) => withPhrases(title)),
    ...optional('part', doc.part),
  }
}

export function reshapeSolutionsSection(doc: SolutionsSection): WireSection {
  return {
    heading: localizedByTag(doc.heading, (heading) => withPhrases(heading)),
    paragraph: localizedByTag(doc.paragraph, (paragraph) => withPhrases(paragraph)),
  }
}

export function reshapeInnovation(doc: PerLanguage<Innovation>): WireInnovation | null {
  const blocks = blocksByTag(doc, ({ title }) => title, innovationIn)
  return blocks && { mainImage: address(doc.en.mainImage), ...blocks }
}

function innovationIn(doc: Innovation): InnovationTexts {
  return {
    badge: text(doc.badge),
    title: withPhrases(text(doc.title)),
    titleSpan: withPhrases(text(doc.titleSpan)),
    subtitle: text(doc.subtitle),
    features: (doc.features ?? []).map(({ icon, title, description }) => ({
      icon,
      title: withPhrases(text(title)),
      description: text(description),
    })),
    buttonText: text(doc.buttonText),
    stats: {
      growth: { value: text(doc.growth?.value), label: text(doc.growth?.label) },
      results: {
        title: withPhrases(text(doc.results?.title)),
        subtitle: text(doc.results?.subtitle),
      },
      ...optional('note', doc.note),
    },
  }
}

export function reshapeProcess(doc: PerLanguage<Process>): WireProcess | null {
  return blocksByTag(doc, ({ title }) => title, processIn)
}

function processIn(doc: Process): ProcessTexts {
  return {
    title: withPhrases(text(doc.title)),
    subtitle: text(doc.subtitle),
    buttonText: text(doc.buttonText),
    steps: (doc.steps ?? []).map(({ icon, title, description }) => ({
      icon,
      title: withPhrases(text(title)),
      description: text(description),
    })),
  }
}

/** The keys without a language contain English, or Japanese where there is no English (readings A40). */
export function reshapeTestimonial(doc: PerLanguage<Testimonial>): WireTestimonial {
  const { en } = filled(doc)
  const translations = blocksByCode(
    doc,
    ({ message }) => message,
    (own) => ({
      ...optionalTexts(own, TESTIMONIAL_TEXTS),
      ...optional('message', withPhrases(text(own.message))),
    }),
  )
  return {
    _id: String(en.id),
    name: text(en.name),
    rating: en.rating,
    message: withPhrases(text(en.message)),
    ...optional('image', address(en.image)),
    ...optional('title', en.title),
    ...(translations && { translations }),
  }
}

export function reshapeCta(doc: PerLanguage<Cta>): WireCta | null {
  return blocksByCode(doc, ({ title }) => title, ctaIn)
}

function ctaIn(doc: Cta): CtaTexts {
  return {
    badge: text(doc.badge),
    title: withPhrases(text(doc.title)),
    titleSpan: withPhrases(text(doc.titleSpan)),
    subtitle: text(doc.subtitle),
    primaryButton: { text: text(doc.primaryButton) },
    secondaryButton: { text: text(doc.secondaryButton) },
    footer: text(doc.footer),
  }
}
