import { isObject, readObject, readText } from '@noren/contract/json'
import { LANGUAGE, LANGUAGES, type Language } from '@noren/contract/language'
import { pictureSrcSet, readPictureUrl } from '@noren/contract/picture'
import type { Snapshot } from '@noren/contract/snapshot'
import type { PagesContent, Picture, Section } from './page/page-content.ts'

/** Parts of the page About in the order they are shown. */
const ABOUT = ['hero', 'main', 'stats', 'team', 'services', 'creative', 'images']

/** Two of the demo's pages for a peer: every text and picture of their sections. */
export function pagesContent({ content }: Snapshot): PagesContent {
  const { company, hero, experience, innovation, process, testimonials, cta, about } = content
  return {
    name: {
      en: textsIn(company?.name, 'en').join(' '),
      jp: textsIn(company?.name, 'jp').join(' '),
    },
    home: [
      heroSection(hero?.en, section('hero', hero)),
      section('experience', experience),
      section('innovation', innovation),
      section('solutions', [content.solutionsSection, content.solutions]),
      section('process', process),
      section('testimonials', testimonials),
      section('cta', cta),
    ],
    about: ABOUT.map((key) =>
      section(key, { en: readObject(about?.en)[key], ja: readObject(about?.ja)[key] }),
    ),
  }
}

/** The hero's first picture fills the screen, with the version composed for tall ones. */
function heroSection(hero: unknown, { id, texts, pictures }: Section): Section {
  const { backgroundImage, backgroundImagePortrait } = readObject(hero)
  const background = picture(readText(backgroundImage), '100vw')
  const tall = readPictureUrl(readText(backgroundImagePortrait))
  if (!background || !tall) throw new Error('The demo has no hero picture')
  const rest = pictures.filter(
    ({ src }) => src !== backgroundImage && src !== backgroundImagePortrait,
  )
  return {
    id,
    texts,
    pictures: [{ ...background, portrait: pictureSrcSet(tall) }, ...rest],
  }
}

function section(id: string, part: unknown): Section {
  const addresses = new Set(stringsIn(part, 'en').map(({ text }) => text))
  return {
    id,
    texts: { en: textsIn(part, 'en'), jp: textsIn(part, 'jp') },
    pictures: [...addresses].flatMap((url) => picture(url, '(min-width: 60rem) 40vw, 90vw') ?? []),
  }
}

function picture(src: string, sizes: string): Picture | null {
  const own = readPictureUrl(src)
  if (!own) return null
  const { width, height } = own
  return { src, width, height, avif: pictureSrcSet(own), sizes }
}

function textsIn(value: unknown, language: Language): string[] {
  const texts = stringsIn(value, language).filter(
    ({ localized, text }) => localized && !text.startsWith('/'),
  )
  return [...new Set(texts.map(({ text }) => text))]
}

/** Every string of a value in one language; `localized` when it is under that language's key. */
function stringsIn(
  value: unknown,
  language: Language,
  localized = false,
): { text: string; localized: boolean }[] {
  if (typeof value === 'string') return [{ text: value, localized }]
  if (Array.isArray(value)) return value.flatMap((each) => stringsIn(each, language, localized))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'icon' || LANGUAGES.some((other) => other !== language && isKeyOf(other, key))
      ? []
      : stringsIn(each, language, localized || isKeyOf(language, key)),
  )
}

function isKeyOf(language: Language, key: string): boolean {
  return key === language || key === LANGUAGE[language].htmlLang
}
