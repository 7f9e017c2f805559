import { type HtmlLang, type PerLanguage, perLanguage } from '@noren/contract/language'
import { ABOUT_TEXTS, type About as WireAbout } from '@noren/contract/resources/about'
import { BUSINESS_TEXTS } from '@noren/contract/resources/businesses'
import { RECRUITMENT_TEXTS } from '@noren/contract/resources/company-profile'
import { withCompanyFacts } from '../../content/model/fields/placeholders.ts'
import type { About, Company } from '../../payload-types.ts'
import { address, addresses, optional, text } from '../per-language.ts'
import { withPhrases } from '../phrases.ts'
import { linesOf, optionalTexts, videoLinks } from '../plain-fields.ts'
import { blocksByTag } from './blocks.ts'

/** The fields of the page that staff edit with the company. */
export const FIELDS_OF_COMPANY = ['profile', 'recruitment'] as const

/** The company's part of the page; `undefined` before the company is published. */
type CompanyPart = { [Name in (typeof FIELDS_OF_COMPANY)[number]]: Company[Name] | undefined }

/** The about page. The rows of the profile and the statements about recruitment come from the company. */
export function reshapeAbout(
  doc: PerLanguage<About>,
  company: PerLanguage<Company> | null,
): { [Tag in HtmlLang]?: WireAbout } | null {
  const whole = perLanguage((language) => {
    const own = company?.[language]
    const recruitment = own?.recruitment && filledIn(own.recruitment, own)
    return { ...doc[language], profile: own?.profile, recruitment }
  })
  return blocksByTag(whole, ({ hero }) => hero.title, aboutIn)
}

function filledIn(
  statements: NonNullable<Company['recruitment']>,
  company: Company,
): NonNullable<Company['recruitment']> {
  const filled = { ...statements }
  for (const name of RECRUITMENT_TEXTS) filled[name] = withCompanyFacts(statements[name], company)
  return filled
}

function aboutIn(doc: About & CompanyPart): WireAbout {
  const { hero } = doc
  const heroImage = address(hero.image)
  const shape = address(doc.shape)
  const profile = (doc.profile ?? []).map(({ label, value }) => ({ label, value }))
  const recruitment = optionalTexts(doc.recruitment, RECRUITMENT_TEXTS)
  return {
    whole: true,
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
    businesses: businessesIn(doc.businesses),
    creative: creativeIn(doc.creative),
    images: {
      ...(heroImage && { hero: { url: heroImage } }),
      main: addresses(doc.main?.images),
      creative: addresses(doc.creative?.images),
      ...(shape && { shape: { url: shape } }),
    },
    ...optional('backgroundImage', address(doc.backgroundImage)),
    ...optional('backgroundImagePortrait', address(hero.imagePortrait)),
    clientImages: addresses(doc.clientImages),
    ...(profile.length > 0 && { profile }),
    ...(Object.keys(recruitment).length > 0 && { recruitment }),
  }
}

function mainIn(main: About['main']): WireAbout['main'] {
  return {
    ...optionalTexts(main, ABOUT_TEXTS.main),
    ...heading(main),
    features: linesOf(main?.features).map((feature) => withPhrases(feature)),
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
  const { link, webm } = videoLinks(creative?.video)
  return {
    ...optionalTexts(creative, ABOUT_TEXTS.creative),
    ...heading(creative),
    ...optional('videoLink', link),
    ...optional('videoLinkWebm', webm),
    features: linesOf(creative?.features).map((feature) => withPhrases(feature)),
  }
}

function businessesIn(businesses: About['businesses']): WireAbout['businesses'] {
  return (businesses ?? []).map((business) => {
    const image = address(business.image)
    return {
      slug: business.slug,
      name: withPhrases(business.name),
      ...optionalTexts(business, BUSINESS_TEXTS),
      ...(image && { image: { url: image } }),
    }
  })
}

function heading(section: { title?: string | null } | undefined): { title?: string } {
  return optional('title', withPhrases(text(section?.title)))
}
