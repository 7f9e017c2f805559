import { type Flat, type NamesIn, readTextFields, someOf } from '../fields.ts'
import { type GivenList, readAddress, readGivenList } from '../given.ts'
import { readFilledObject, readObject, readOptionalText, readOptionalTexts } from '../json.ts'
import { LIGHTS } from '../light.ts'
import { type Image, readImages } from './images.ts'
import type { Printings } from './printings.ts'

/**
 * The plain fields of the hero. `note` is the source of the success line, `backgroundImagePortrait` the
 * same scene composed for phones, `videoLinkWebm` the video again as WebM, when `videoLink` is our
 * own MP4.
 */
const HERO_FIELDS = {
  texts: ['badge', 'title', 'subtitle', 'button1', 'button2', 'success', 'community'],
  optionalTexts: ['note'],
  addresses: ['backgroundImage', 'videoLink'],
  optionalAddresses: ['backgroundImagePortrait', 'videoLinkWebm'],
} as const

type Fields = NamesIn<typeof HERO_FIELDS>

/** Hero content of one language (HERO-31). Empty texts are filled from the built-in bundle, unless it is whole. */
export type Hero = Flat<
  {
    clientImages: GivenList<Image>
    printings?: Printings
    /** Nothing is missing: what is not there is not shown, and nothing built in takes its place. */
    whole?: true
  } & Record<Fields['texts'] | Fields['addresses'], string> &
    Partial<Record<Fields['optionalTexts'] | Fields['optionalAddresses'], string>>
>

/** Reads hero content; `null` when the server gave nothing. */
export function readHero(raw: unknown): Hero | null {
  const hero = readFilledObject(raw)
  if (!hero) return null
  return {
    ...readTextFields(hero, HERO_FIELDS.texts),
    clientImages: readGivenList(hero.clientImages, readImages),
    ...readTextFields(hero, HERO_FIELDS.addresses),
    videoLink: readAddress(hero.videoLink) ?? '',
    ...readOptionalTexts(hero, [...HERO_FIELDS.optionalTexts, ...HERO_FIELDS.optionalAddresses]),
    ...readPrintings(hero.printings),
    ...(hero.whole === true && { whole: true }),
  }
}

/** The printings that have a picture. */
function readPrintings(raw: unknown): Pick<Hero, 'printings'> {
  const all = readObject(raw)
  const printings = someOf(LIGHTS, (light) => {
    const printing = readObject(all[light])
    const wide = readOptionalText(printing.wide)
    return wide === undefined ? null : { wide, ...readOptionalTexts(printing, ['tall']) }
  })
  return Object.keys(printings).length > 0 ? { printings } : {}
}
