import { type Flat, type NamesIn, readTextFields, someOf } from '../fields.ts'
import { readFilledObject, readObject, readOptionalText, readOptionalTexts } from '../json.ts'
import { LIGHTS, type Light } from '../light.ts'
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

/** The hero's scene as it looks in one light, and the same composed for tall screens. */
export type Printing = { wide: string; tall?: string }

type Fields = NamesIn<typeof HERO_FIELDS>

/** Hero content of one language (HERO-31). Empty texts are filled from the built-in bundle, unless it is whole. */
export type Hero = Flat<
  {
    clientImages: Image[]
    printings?: { [L in Light]?: Printing }
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
    clientImages: readImages(hero.clientImages),
    ...readTextFields(hero, HERO_FIELDS.addresses),
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

/**
 * The hero's pictures in a light, and whether they were drawn in it: the background stands in where no
 * printing does.
 */
export function printedIn(hero: Hero, light: Light): Printing & { isPrinted: boolean } {
  const printing = hero.printings?.[light]
  if (printing) return { ...printing, isPrinted: true }
  const { backgroundImage: wide, backgroundImagePortrait: tall } = hero
  return { wide, ...(tall && { tall }), isPrinted: false }
}
