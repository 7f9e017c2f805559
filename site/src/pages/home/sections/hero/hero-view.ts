import type { Hero } from '@noren/contract/resources/hero'
import type { Bundle } from '#src/language/bundle/bundles.ts'
import clientOne from './fallback-client-1.webp'
import clientTwo from './fallback-client-2.webp'
import clientThree from './fallback-client-3.webp'
import fallbackImage from './fallback-hero.webp'

/** The fixed video of a hero without content (spec §3). */
export const FALLBACK_VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

/** Hero content as it is shown: every text there, pictures and video too. */
export type HeroView = Omit<Hero, 'backgroundImagePortrait' | 'videoLinkWebm'> & {
  backgroundImagePortrait: string | undefined
  videoLinkWebm: string | undefined
  /** Shown when the background image fails to load. */
  fallbackImage: string
}

/**
 * Fills what the server left out from the built-in texts; when it gave nothing, pictures and video
 * are the fixed ones (spec §3).
 */
export function heroView(hero: Hero | null, builtIn: Bundle['hero']): HeroView {
  return {
    badge: hero?.badge || builtIn.badge,
    title: hero?.title || builtIn.title,
    subtitle: hero?.subtitle || builtIn.subtitle,
    button1: hero?.button1 || builtIn.button1,
    button2: hero?.button2 || builtIn.button2,
    success: hero?.success || builtIn.success,
    community: hero?.community || builtIn.community,
    clientImages: hero?.clientImages ?? [clientOne, clientTwo, clientThree].map((url) => ({ url })),
    backgroundImage: hero?.backgroundImage || fallbackImage,
    backgroundImagePortrait: hero?.backgroundImagePortrait,
    videoLink: hero ? hero.videoLink : FALLBACK_VIDEO,
    videoLinkWebm: hero?.videoLinkWebm,
    fallbackImage,
  }
}
