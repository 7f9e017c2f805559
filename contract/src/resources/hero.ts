import { readFilledObject, readOptionalTexts, readText } from '../json.ts'
import { type Image, readImages } from './images.ts'

/** Hero content of one language (HERO-31). Empty texts are filled from the built-in bundle. */
export type Hero = {
  badge: string
  title: string
  subtitle: string
  button1: string
  button2: string
  success: string
  community: string
  clientImages: Image[]
  backgroundImage: string
  videoLink: string
  /** The same scene composed for tall screens, when there is one. */
  backgroundImagePortrait?: string
  /** The video again as WebM, when `videoLink` is our own MP4. */
  videoLinkWebm?: string
}

/** Reads hero content; `null` when the server gave nothing. */
export function readHero(raw: unknown): Hero | null {
  const hero = readFilledObject(raw)
  if (!hero) return null
  return {
    badge: readText(hero.badge),
    title: readText(hero.title),
    subtitle: readText(hero.subtitle),
    button1: readText(hero.button1),
    button2: readText(hero.button2),
    success: readText(hero.success),
    community: readText(hero.community),
    clientImages: readImages(hero.clientImages),
    backgroundImage: readText(hero.backgroundImage),
    videoLink: readText(hero.videoLink),
    ...readOptionalTexts(hero, ['backgroundImagePortrait', 'videoLinkWebm']),
  }
}
