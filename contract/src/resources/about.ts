import { isObject, readList, readObject, readOptionalText, readTexts } from '../json.ts'
import { readImages } from './hero.ts'

export type TeamMember = { name: string; role: string; image: { url: string } }

/**
 * About content of one language (spec §3). Every text may be missing: the page fills what is
 * missing from its built-in defaults (readings A18), so absent is not the same as empty.
 */
export type About = {
  hero: { title?: string; breadcrumb: { home?: string; about?: string } }
  main: {
    category?: string
    title?: string
    subtitle?: string
    features: string[]
    ctaText?: string
    ctaSecondary?: string
  }
  stats: {
    title?: string
    cta?: string
    projects?: string
    projectsLabel?: string
    customers?: string
    customersLabel?: string
    rating?: string
    ratingLabel?: string
  }
  team: { category?: string; title?: string; subtitle?: string; members: TeamMember[] }
  services: string[]
  creative: {
    category?: string
    title?: string
    subtitle?: string
    features: string[]
    cta?: string
    videoLink?: string
    videoLinkWebm?: string
  }
  images: {
    hero?: { url: string }
    main: { url: string }[]
    creative: { url: string }[]
    shape?: { url: string }
  }
  backgroundImage?: string
  clientImages: { url: string }[]
}

/** Reads about content; `null` when the server gave nothing. */
export function readAbout(raw: unknown): About | null {
  if (!isObject(raw) || Object.keys(raw).length === 0) return null
  const hero = readObject(raw.hero)
  const main = readObject(raw.main)
  const team = readObject(raw.team)
  const creative = readObject(raw.creative)
  const images = readObject(raw.images)
  const heroImage = readImage(images.hero)
  const shape = readImage(images.shape)
  return {
    hero: {
      ...texts(hero, ['title']),
      breadcrumb: texts(readObject(hero.breadcrumb), ['home', 'about']),
    },
    main: {
      ...texts(main, ['category', 'title', 'subtitle', 'ctaText', 'ctaSecondary']),
      features: readTexts(main.features),
    },
    stats: texts(readObject(raw.stats), [
      'title',
      'cta',
      'projects',
      'projectsLabel',
      'customers',
      'customersLabel',
      'rating',
      'ratingLabel',
    ]),
    team: {
      ...texts(team, ['category', 'title', 'subtitle']),
      members: readList(team.members, readMember),
    },
    services: readTexts(raw.services),
    creative: {
      ...texts(creative, ['category', 'title', 'subtitle', 'cta', 'videoLink', 'videoLinkWebm']),
      features: readTexts(creative.features),
    },
    images: {
      ...(heroImage && { hero: heroImage }),
      main: readImages(images.main),
      creative: readImages(images.creative),
      ...(shape && { shape }),
    },
    ...texts(raw, ['backgroundImage']),
    clientImages: readImages(raw.clientImages),
  }
}

function readMember(raw: unknown): TeamMember | null {
  if (!isObject(raw)) return null
  const { name = '', role = '' } = texts(raw, ['name', 'role'])
  return name || role ? { name, role, image: readImage(raw.image) ?? { url: '' } } : null
}

function readImage(raw: unknown): { url: string } | null {
  const url = readOptionalText(readObject(raw).url)
  return url ? { url } : null
}

function texts<Key extends string>(
  raw: Record<string, unknown>,
  keys: readonly Key[],
): { [K in Key]?: string } {
  const found: { [K in Key]?: string } = {}
  for (const key of keys) {
    const text = readOptionalText(raw[key])
    if (text !== undefined) found[key] = text
  }
  return found
}
