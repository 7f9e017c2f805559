import type { Flat, NamesIn } from '../fields.ts'
import { type GivenList, readAddress, readGivenList, readTitledTexts } from '../given.ts'
import {
  readFilledObject,
  readList,
  readObject,
  readOptionalText,
  readOptionalTexts,
  readText,
} from '../json.ts'
import { type HtmlLang, LANGUAGE, type Language, languageFromCode } from '../language.ts'
import { type BusinessPart, readBusinessParts } from './businesses.ts'
import {
  type ProfileRow,
  type Recruitment,
  readProfileRows,
  readRecruitment,
} from './company-profile.ts'
import { type Image, readImage, readImages } from './images.ts'

type TeamMember = { name: string; role: string; image: Image }

/** The plain texts of each part of the about page. `note`: the source and date of the figures. */
const ABOUT_TEXTS = {
  main: ['category', 'title', 'subtitle', 'ctaText', 'ctaSecondary'],
  stats: [
    'title',
    'cta',
    'projects',
    'projectsLabel',
    'customers',
    'customersLabel',
    'rating',
    'ratingLabel',
    'note',
  ],
  team: ['category', 'title', 'subtitle'],
  creative: ['category', 'title', 'subtitle', 'cta'],
} as const

type Texts = { [Part in keyof typeof ABOUT_TEXTS]: Partial<Record<Names[Part], string>> }
type Names = NamesIn<typeof ABOUT_TEXTS>

/**
 * About content of one language (ABT-23). Every text may be missing: the page fills what is
 * missing from its built-in defaults (readings A18), so absent is not the same as empty, and a list that
 * cannot be read is not the same as a missing one.
 */
export type About = {
  /** Nothing built in takes the place of what is missing: the company has left it out. */
  whole?: true
  /** The language of its texts, where that is not the one that was asked for. */
  lang?: HtmlLang
  hero: { title?: string; breadcrumb: { home?: string; about?: string } }
  main: Flat<Texts['main'] & { features: GivenList<string> }>
  stats: Texts['stats']
  team: Flat<Texts['team'] & { members: GivenList<TeamMember> }>
  services: GivenList<string>
  /** A part of the page for each business that has one. */
  businesses: BusinessPart[]
  /** Above these parts, in place of the built-in words. */
  businessesLabel?: string
  businessesTitle?: string
  creative: Flat<
    Texts['creative'] & { features: GivenList<string>; videoLink?: string; videoLinkWebm?: string }
  >
  images: {
    hero?: Image
    main: Image[]
    creative: Image[]
    shape?: Image
  }
  backgroundImage?: string
  /** The picture of the page's head, composed for phones. */
  backgroundImagePortrait?: string
  clientImages: Image[]
  /** Further rows of the company's profile. */
  profile?: ProfileRow[]
  /** What the law asks of its employment placement business. */
  recruitment?: Recruitment
}

/** The content of a language in the snapshot's part; `null` when there is none. */
export function readAboutIn(part: unknown, language: Language): About | null {
  const blocks = readObject(part)
  return readAbout(blocks[LANGUAGE[language].htmlLang] ?? blocks[language])
}

/** Reads about content; `null` when the server gave nothing. */
export function readAbout(raw: unknown): About | null {
  const about = readFilledObject(raw)
  if (!about) return null
  const hero = readObject(about.hero)
  const main = readObject(about.main)
  const team = readObject(about.team)
  const creative = readObject(about.creative)
  const videoLink = readAddress(creative.videoLink)
  const images = readObject(about.images)
  const heroImage = readImage(images.hero)
  const shape = readImage(images.shape)
  const profile = readProfileRows(about.profile)
  const recruitment = readRecruitment(about.recruitment)
  const language = languageFromCode(readText(about.lang))
  return {
    ...(about.whole === true && { whole: true }),
    ...(language && { lang: LANGUAGE[language].htmlLang }),
    hero: {
      ...readOptionalTexts(hero, ['title']),
      breadcrumb: readOptionalTexts(readObject(hero.breadcrumb), ['home', 'about']),
    },
    main: {
      ...readOptionalTexts(main, ABOUT_TEXTS.main),
      features: readGivenList(main.features, readTitledTexts),
    },
    stats: readOptionalTexts(readObject(about.stats), ABOUT_TEXTS.stats),
    team: {
      ...readOptionalTexts(team, ABOUT_TEXTS.team),
      members: readGivenList(team.members, (raw) => readList(raw, readMember)),
    },
    services: readGivenList(about.services, readTitledTexts),
    businesses: readBusinessParts(about.businesses),
    ...readOptionalTexts(about, ['businessesLabel', 'businessesTitle']),
    creative: {
      ...readOptionalTexts(creative, [...ABOUT_TEXTS.creative, 'videoLinkWebm']),
      ...(videoLink && { videoLink }),
      features: readGivenList(creative.features, readTitledTexts),
    },
    images: {
      ...(heroImage && { hero: heroImage }),
      main: readImages(images.main),
      creative: readImages(images.creative),
      ...(shape && { shape }),
    },
    ...readOptionalTexts(about, ['backgroundImage', 'backgroundImagePortrait']),
    clientImages: readImages(about.clientImages),
    ...(profile.length > 0 && { profile }),
    ...(recruitment && { recruitment }),
  }
}

function readMember(raw: unknown): TeamMember | null {
  const member = readObject(raw)
  const { name = readOptionalText(raw) ?? '', role = '' } = readOptionalTexts(member, [
    'name',
    'role',
  ])
  return name || role ? { name, role, image: readImage(member.image) ?? { url: '' } } : null
}
