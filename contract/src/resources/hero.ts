import { type Flat, type NamesIn, readTextFields } from '../fields.ts'
import { readFilledObject, readOptionalTexts } from '../json.ts'
import { type Image, readImages } from './images.ts'

/**
 * The plain fields of the hero. `note` is the source of the success line, `backgroundImagePortrait` the
 * same scene composed for tall screens, `videoLinkWebm` the video again as WebM, when `videoLink` is our
 * own MP4.
 */
export const HERO_FIELDS = {
  texts: ['badge', 'title', 'subtitle', 'button1', 'button2', 'success', 'community'],
  optionalTexts: ['note'],
  addresses: ['backgroundImage', 'videoLink'],
  optionalAddresses: ['backgroundImagePortrait', 'videoLinkWebm'],
} as const

type Fields = NamesIn<typeof HERO_FIELDS>

/** Hero content of one language (HERO-31). Empty texts are filled from the built-in bundle. */
export type Hero = Flat<
  { clientImages: Image[] } & Record<Fields['texts'] | Fields['addresses'], string> &
    Partial<Record<Fields['optionalTexts'] | Fields['optionalAddresses'], string>>
>

/** Reads hero content; `null` when the server gave nothing. */
export function readHero(raw: unknown): Hero | null {
  const hero = readFilledObject(raw)
  if (!hero) return null
  return {
    ...readTextFields(hero, HERO_FIELDS.texts),
    clientImages: readImages(hero.clientImages),
    ...readTextFields(hero, HERO_FIELDS.addresses),
    ...readOptionalTexts(hero, [...HERO_FIELDS.optionalTexts, ...HERO_FIELDS.optionalAddresses]),
  }
}
