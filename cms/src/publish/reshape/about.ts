import { eachOf } from '@noren/contract/fields'
import { readObject } from '@noren/contract/json'
import { RECRUITMENT_TEXTS } from '@noren/contract/resources/company-profile'
import { company as companyKind } from '../../content/kinds/globals/company.ts'
import { withCompanyFacts } from '../../content/model/fields/placeholders.ts'
import { placedFields, type Row, rowsOf } from '../../content/model/walk.ts'
import { localizedByTag } from '../per-language.ts'
import type { Written } from './blocks.ts'
import { videoLinks } from './home.ts'

/** The fields of the page that staff edit with the company. */
export const FIELDS_OF_COMPANY = ['profile', 'recruitment'] as const

/** The rows of the profile and the statements about recruitment come from the company. */
export function aboutWithCompany({ fields, doc, factsIn }: Written, company: Row | null): Written {
  const statements = readObject(company?.recruitment)
  const recruitment = eachOf(RECRUITMENT_TEXTS, (name) =>
    localizedByTag(statements[name], (text, language) =>
      withCompanyFacts(text, factsIn?.(language) ?? {}),
    ),
  )
  const ofCompany = placedFields(companyKind.fields)
    .filter(({ name }) => FIELDS_OF_COMPANY.some((each) => each === name))
    .map(({ field }) => field)
  return {
    fields: [...fields, ...ofCompany],
    doc: { ...doc, profile: company?.profile, recruitment },
  }
}

/** The page: what is missing has been left out by its company. */
export function aboutByHand(page: Row) {
  const { hero, main, team, creative, businesses, shape, profile, ...rest } = page
  const { image, imagePortrait, breadcrumbHome, breadcrumbAbout, ...head } = readObject(hero)
  const { images: ofMain, ...mainTexts } = readObject(main)
  const { images: ofCreative, video, ...creativeTexts } = readObject(creative)
  const { members, ...teamTexts } = readObject(team)
  return {
    ...rest,
    whole: true,
    hero: { ...head, breadcrumb: { home: breadcrumbHome, about: breadcrumbAbout } },
    main: mainTexts,
    team: { ...teamTexts, members: rowsOf(members).map(withImage) },
    businesses: rowsOf(businesses).map(withImage),
    creative: { ...creativeTexts, ...videoLinks(video) },
    images: { hero: imageOf(image), main: ofMain, creative: ofCreative, shape: imageOf(shape) },
    backgroundImagePortrait: imagePortrait,
    profile: rowsOf(profile).length > 0 ? profile : undefined,
  }
}

function withImage(row: Row): Row {
  return { ...row, image: imageOf(row.image) }
}

function imageOf(url: unknown): { url: unknown } | undefined {
  return url === undefined ? undefined : { url }
}
