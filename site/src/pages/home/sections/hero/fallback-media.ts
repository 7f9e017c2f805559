import type { Video } from '@noren/contract/video'
import background from './fallback-background.webp'
import client1 from './fallback-client-1.webp'
import client2 from './fallback-client-2.webp'
import client3 from './fallback-client-3.webp'
import client4 from './fallback-client-4.webp'
import video from './fallback-video.mp4'

/** The fixed pictures and video of the hero, for when the server gives none (HERO-22, HERO-23). */
export const FALLBACK_BACKGROUND = background
export const FALLBACK_CLIENTS = [client1, client2, client3, client4].map((url) => ({ url }))
export const FALLBACK_VIDEO: Video = { kind: 'file', src: video }
