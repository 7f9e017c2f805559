import { addressOn } from './safe-url.ts'
import { parseUrl } from './url.ts'

/** Where a video link leads: a file, our own or on an origin of the content, or a YouTube video. */
export type Video =
  | { kind: 'file'; src: string }
  | { kind: 'youtube'; id: string; embed: string; watch: string }

const OWN_FILE = /^\/media\/[0-9a-f]{20}\.(mp4|webm)$/
const FILM = /\.(?:mp4|webm)$/i
const YOUTUBE_ID = /^[A-Za-z0-9_-]{11}$/

/** CSP `frame-src` source of the YouTube embed. */
export const VIDEO_FRAME_SOURCE = 'https://www.youtube-nocookie.com/embed/'

/**
 * Reads a video link: our own file, an MP4 or WebM on one of `origins` (those of the CSP's `media-src`, as
 * for `safeImage`), or any usual form of a YouTube address. Anything else is `null`: the button that would
 * open it is hidden (hostile inputs J11).
 */
export function readVideoLink(
  raw: string | undefined,
  origins: readonly string[] = [],
): Video | null {
  const text = raw?.trim() ?? ''
  if (OWN_FILE.test(text)) return { kind: 'file', src: text }
  const film = addressOn(origins, text)
  if (film && FILM.test(film.pathname)) return { kind: 'file', src: film.href }
  const id = youtubeId(text)
  if (!id || !YOUTUBE_ID.test(id)) return null
  return {
    kind: 'youtube',
    id,
    embed: `${VIDEO_FRAME_SOURCE}${id}`,
    watch: `https://www.youtube.com/watch?v=${id}`,
  }
}

function youtubeId(text: string): string | null {
  const url = parseUrl(text)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  if (url.host === 'youtu.be') return url.pathname.slice(1)
  const hosts = ['www.youtube.com', 'youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com']
  if (!hosts.includes(url.host)) return null
  if (url.pathname === '/watch') return url.searchParams.get('v')
  return /^\/(?:embed|shorts|live)\/([^/]+)$/.exec(url.pathname)?.[1] ?? null
}
