import { eachOf, someOf } from '@noren/contract/fields'
import { LIGHTS } from '@noren/contract/light'
import type { About } from '@noren/contract/resources/about'
import { COMPANY_FIELDS } from '@noren/contract/resources/company'
import { PROFILE_TEXTS } from '@noren/contract/resources/company-profile'
import type { ContactTexts } from '@noren/contract/resources/contact'
import type { CtaTexts } from '@noren/contract/resources/cta'
import type { ExperienceTexts } from '@noren/contract/resources/experience'
import type { Hero } from '@noren/contract/resources/hero'
import type { InnovationTexts } from '@noren/contract/resources/innovation'
import { SOLUTIONS_SECTION_TEXTS } from '@noren/contract/resources/solutions'
import type { DemoPicture } from '@noren/demo/picture'
import type { DemoCompany, DemoShape, DemoSolutionsSection } from '@noren/demo/shape'
import { dayKept } from '../../content/fields/day.ts'
import { withPlaceholders } from '../../content/fields/placeholders.ts'
import type { DemoFiles } from './files.ts'

/*
 * Converts the contract's shapes into the desk's documents: the inverse of `publish/reshape/`. A test
 * publishes the loaded demo and finds its texts again.
 */

export function heroDocument(hero: DemoShape<Hero>, files: DemoFiles) {
  const { videoLink, clientImages, backgroundImage, backgroundImagePortrait, printings, ...texts } =
    hero
  return {
    ...texts,
    clientImages: clientImages.map(({ url }) => files.picture(url)),
    backgroundImage: files.picture(backgroundImage),
    ...(backgroundImagePortrait && {
      backgroundImagePortrait: files.picture(backgroundImagePortrait),
    }),
    printings: someOf(LIGHTS, (light) => {
      const { wide, tall } = printings?.[light] ?? {}
      return wide && { wide: files.picture(wide), ...(tall && { tall: files.picture(tall) }) }
    }),
    video: { files: files.videos(videoLink) },
  }
}

export function ctaDocument({ primaryButton, secondaryButton, ...texts }: DemoShape<CtaTexts>) {
  return {
    ...texts,
    primaryButton: primaryButton.text,
    secondaryButton: secondaryButton.text,
  }
}

export function experienceDocument(
  { benefits, ...texts }: DemoShape<ExperienceTexts>,
  mainImage: number,
) {
  return { ...texts, mainImage, benefits: rows(benefits) }
}

export function innovationDocument(
  { stats, ...texts }: DemoShape<InnovationTexts>,
  mainImage: number,
) {
  return { ...texts, ...stats, mainImage }
}

export function contactDocument(
  { hero, contactSection }: DemoShape<ContactTexts>,
  pictures: { backgroundImage: number; backgroundImagePortrait: number },
) {
  const { contactDetails, contactForm, ...section } = contactSection
  const { phone, email, location } = contactDetails
  return {
    hero: {
      title: hero.title,
      breadcrumbHome: hero.breadcrumb.home,
      breadcrumbContact: hero.breadcrumb.contact,
    },
    ...pictures,
    section,
    // What follows the labels is the company's.
    details: {
      phone: { label: phone.label },
      email: { label: email.label },
      location: { label: location.label },
    },
    form: contactForm,
  }
}

export function aboutDocument(about: DemoShape<About>, files: DemoFiles) {
  const { hero, main, stats, team, services, businesses, creative, images, clientImages } = about
  const { breadcrumb, ...heroTexts } = hero
  const { videoLink, ...creativeTexts } = creative
  const urls = (list: readonly { url: DemoPicture }[]) => list.map(({ url }) => files.picture(url))
  return {
    hero: {
      ...heroTexts,
      breadcrumbHome: breadcrumb.home ?? '',
      breadcrumbAbout: breadcrumb.about ?? '',
      ...(images.hero && { image: files.picture(images.hero.url) }),
      ...(about.backgroundImagePortrait && {
        imagePortrait: files.picture(about.backgroundImagePortrait),
      }),
    },
    main: { ...main, features: rows(main.features), images: urls(images.main) },
    stats,
    team: {
      ...team,
      members: team.members.map(({ image, ...member }) => ({
        ...member,
        image: files.picture(image.url),
      })),
    },
    services: rows(services),
    businesses: businesses.map(({ image, ...business }) => ({
      ...business,
      ...(image && { image: files.picture(image.url) }),
    })),
    creative: {
      ...creativeTexts,
      features: rows(creative.features),
      images: urls(images.creative),
      ...(videoLink && { video: { files: files.videos(videoLink) } }),
    },
    ...(images.shape && { shape: files.picture(images.shape.url) }),
    ...(about.backgroundImage && { backgroundImage: files.picture(about.backgroundImage) }),
    clientImages: urls(clientImages),
  }
}

export function solutionsSectionDocument(section: DemoSolutionsSection, locale: 'en' | 'ja') {
  return eachOf(SOLUTIONS_SECTION_TEXTS, (field) => section[field][locale])
}

export function companyDocument(
  company: DemoCompany,
  { profile, recruitment }: DemoShape<About>,
  language: 'en' | 'jp',
) {
  const { social, credit, foundedOn, employees } = company
  const facts = { ...company, address: company.address[language] }
  return {
    social,
    profile: profile ?? [],
    recruitment: Object.fromEntries(
      Object.entries(recruitment ?? {}).map(([name, text]) => [
        name,
        withPlaceholders(text, facts),
      ]),
    ),
    employees,
    // As the desk stores a picked day.
    foundedOn: dayKept(foundedOn),
    ...eachOf(COMPANY_FIELDS.texts, (field) => company[field]),
    ...eachOf(COMPANY_FIELDS.localizedTexts, (field) => company[field][language]),
    privacy: withPlaceholders(company.privacy[language], facts),
    ...eachOf(COMPANY_FIELDS.optionalLocalizedTexts, (field) => company[field][language]),
    ...eachOf(PROFILE_TEXTS, (field) => company[field][language]),
    businesses: company.businesses.map(({ name, url, part }) => ({
      name: name[language],
      ...(url && { url }),
      ...(part && { part }),
    })),
    credit: { name: credit.name[language], url: credit.url },
  }
}

function rows(texts: readonly string[]): { text: string }[] {
  return texts.map((text) => ({ text }))
}
