import type { Light } from '@noren/contract/light'
import { type Hero, type Printing, printedIn } from '@noren/contract/resources/hero'
import { readVideoLink, type Video } from '@noren/contract/video'
import type { Bundle } from '#src/language/bundle/en.ts'
import background from './fallback-background.webp'
import client1 from './fallback-client-1.webp'
import client2 from './fallback-client-2.webp'
import client3 from './fallback-client-3.webp'
import client4 from './fallback-client-4.webp'
import video from './fallback-video.mp4'

type Pictures = 'backgroundImage' | 'backgroundImagePortrait' | 'printings'

/** What the hero shows: the content, and the built-in texts and pictures where it has none. */
export type HeroView = Omit<Hero, Pictures | 'videoLink'> & {
  picture: Printing & { isPrinted: boolean }
  /** `null`: there is none to watch. */
  video: Video | null
}

/**
 * Fills what the server did not give, up to everything (HERO-21 to HERO-24). Of content that is whole only
 * what the scene cannot do without is built in: its picture, and the words on its button.
 */
export function heroView(
  hero: Hero | null | undefined,
  texts: Bundle['hero'],
  light: Light,
): HeroView {
  const picture = hero ? printedIn(hero, light) : null
  const isWhole = hero?.whole === true
  const builtIn = isWhole ? NOTHING : texts
  return {
    badge: hero?.badge || builtIn.badge,
    title: hero?.title || texts.title,
    subtitle: hero?.subtitle || builtIn.subtitle,
    button1: hero?.button1 || texts.button1,
    button2: hero?.button2 || texts.button2,
    success: hero?.success || builtIn.success,
    community: hero?.community || builtIn.community,
    ...(hero?.note && hero.success && { note: hero.note }),
    clientImages:
      hero?.clientImages.length || isWhole ? (hero?.clientImages ?? []) : FALLBACK_CLIENTS,
    picture: picture?.wide ? picture : { wide: FALLBACK_BACKGROUND, isPrinted: false },
    ...(hero?.videoLinkWebm && { videoLinkWebm: hero.videoLinkWebm }),
    video: readVideoLink(hero?.videoLink) ?? (isWhole ? null : FALLBACK_VIDEO),
  }
}

const NOTHING = { badge: '', subtitle: '', success: '', community: '' }

/** The fixed pictures and video of the hero, for when the server gives none (HERO-22, HERO-23). */
export const FALLBACK_BACKGROUND = background
const FALLBACK_CLIENTS = [client1, client2, client3, client4].map((url) => ({ url }))
export const FALLBACK_VIDEO: Video = { kind: 'file', src: video }
