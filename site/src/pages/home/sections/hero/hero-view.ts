import type { Light } from '@noren/contract/light'
import type { Hero } from '@noren/contract/resources/hero'
import type { Image } from '@noren/contract/resources/images'
import { type Printing, printedIn } from '@noren/contract/resources/printings'
import { readVideoLink, type Video } from '@noren/contract/video'
import type { Bundle } from '#src/language/bundle/en.ts'
import type { MarkedText } from '#src/language/marked-text.ts'
import background from './fallback-background.webp'
import client1 from './fallback-client-1.webp'
import client2 from './fallback-client-2.webp'
import client3 from './fallback-client-3.webp'
import client4 from './fallback-client-4.webp'
import video from './fallback-video.mp4'

type Pictures = 'backgroundImage' | 'backgroundImagePortrait' | 'printings'

/**
 * What a company that says nothing in a language is shown with: its name, and names for its buttons. `isAll`:
 * with this alone, also where its content did not arrive.
 */
export type OwnWords = { isAll: boolean; name: MarkedText; about: string; film: string }

/** What the hero shows: the content, and the built-in texts and pictures where it has none. */
export type HeroView = Omit<Hero, Pictures | 'videoLink' | 'title' | 'clientImages'> & {
  clientImages: Image[]
  title: MarkedText
  picture: Printing & { isPrinted: boolean }
  /** `null`: there is none to watch. */
  video: Video | null
}

/**
 * Fills what the server did not give, up to everything (HERO-21 to HERO-24). Of content that is whole only
 * a picture is built in, which the scene cannot do without.
 *
 * @param origins those that videos may come from, beside our own
 */
export function heroView(
  hero: Hero | null | undefined,
  texts: Bundle['hero'],
  light: Light,
  own: OwnWords,
  origins: readonly string[] = [],
): HeroView {
  const picture = hero ? printedIn(hero, light) : null
  const isWhole = own.isAll || hero?.whole === true
  const builtIn = isWhole ? { ...NOTHING, button1: own.about, button2: own.film } : texts
  const named = isWhole && own.name.text ? own.name : { text: texts.title, lang: undefined }
  const { clientImages: clients = [], videoLink } = hero ?? {}
  return {
    badge: hero?.badge || builtIn.badge,
    title: hero?.title ? { text: hero.title, lang: undefined } : named,
    subtitle: hero?.subtitle || builtIn.subtitle,
    button1: hero?.button1 || builtIn.button1,
    button2: hero?.button2 || builtIn.button2,
    success: hero?.success || builtIn.success,
    community: hero?.community || builtIn.community,
    ...(hero?.note && hero.success && { note: hero.note }),
    clientImages:
      clients.length === 0 && !isWhole
        ? FALLBACK_CLIENTS
        : typeof clients === 'string'
          ? []
          : clients,
    picture: picture?.wide ? picture : { wide: FALLBACK_BACKGROUND, isPrinted: false },
    ...(hero?.videoLinkWebm && { videoLinkWebm: hero.videoLinkWebm }),
    video: videoLink || isWhole ? readVideoLink(videoLink, origins) : FALLBACK_VIDEO,
  }
}

const NOTHING = { badge: '', subtitle: '', success: '', community: '' }

/** The fixed pictures and video of the hero, for when the server gives none (HERO-22, HERO-23). */
export const FALLBACK_BACKGROUND = background
const FALLBACK_CLIENTS = [client1, client2, client3, client4].map((url) => ({ url }))
export const FALLBACK_VIDEO: Video = { kind: 'file', src: video }
