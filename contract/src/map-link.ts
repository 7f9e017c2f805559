import { removeInvisible } from './invisible.ts'
import { parseUrl } from './url.ts'

/**
 * The maps-embed addresses we accept (readings A14). Without the parameter `query` the address shows no
 * map; `source` is its entry in the CSP's `frame-src`.
 */
export const MAP_EMBEDS = [
  {
    origin: 'https://www.google.com',
    path: /^\/maps\/embed$/,
    query: 'pb',
    source: 'https://www.google.com/maps/',
  },
  {
    origin: 'https://www.google.com',
    path: /^\/maps\/embed\/v1\/(?:place|view|search|directions|streetview)$/,
    query: 'key',
    source: 'https://www.google.com/maps/',
  },
  // A map of one's own (My Maps); `u/0` is there while its maker is signed in.
  {
    origin: 'https://www.google.com',
    path: /^\/maps\/d\/(?:u\/\d{1,2}\/)?embed$/,
    query: 'mid',
    source: 'https://www.google.com/maps/',
  },
  {
    origin: 'https://www.openstreetmap.org',
    path: /^\/export\/embed\.html$/,
    query: 'bbox',
    source: 'https://www.openstreetmap.org/export/embed.html',
  },
] as const

/** Further hosts of Google's maps. All lead to the first one, which is the only one that pages frame. */
const GOOGLE_HOSTS = /^(?:google\.com|maps\.google\.com|(?:www\.|maps\.)?google\.co\.jp)$/

/** CSP `frame-src` sources for the embeds above; made on demand, since no browser needs them. */
export function mapFrameSources(): string[] {
  return [...new Set(MAP_EMBEDS.map(({ source }) => source))]
}

/** A generic city location (Yokohama), shown when there is no usable link (MAP-09, MAP-11). */
export const DEFAULT_MAP_EMBED =
  'https://www.openstreetmap.org/export/embed.html?bbox=139.61%2C35.43%2C139.66%2C35.47&layer=mapnik'

/** Longest link parsed; real embed links have a few hundred characters. */
const LINK_LIMIT = 4096

/** At the first tag alone, or the second in what editors put around it, so that no text takes long. */
const FRAME =
  /^[^<]*(?:<(?:p|div|figure)\b[^<>]*>[^<]*)?<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i

/** The address in the HTML of a frame, as map services give it to be copied; `null` in any other text. */
export function addressInFrame(text: string): string | null {
  const [, double, single, bare] = FRAME.exec(text.slice(0, 2 * LINK_LIMIT)) ?? []
  return (double ?? single ?? bare)?.replaceAll('&amp;', '&').trim() ?? null
}

/**
 * What the map frame shows. `missing` and `invalid` both show {@link DEFAULT_MAP_EMBED}; only
 * `invalid` carries the notice (readings A13).
 */
type MapLink = { state: 'valid' | 'invalid' | 'missing'; src: string }

/** Reads a restaurant's map link (MAP-01 to MAP-14). Never throws. */
export function readMapLink(raw: unknown): MapLink {
  if (raw === undefined || raw === null) return { state: 'missing', src: DEFAULT_MAP_EMBED }
  if (typeof raw !== 'string') return { state: 'invalid', src: DEFAULT_MAP_EMBED }
  const visible = removeInvisible(addressInFrame(raw) ?? raw).trim()
  if (visible === '') return { state: 'missing', src: DEFAULT_MAP_EMBED }
  const src = mapEmbed(visible)
  return src ? { state: 'valid', src } : { state: 'invalid', src: DEFAULT_MAP_EMBED }
}

/**
 * The canonical embed address of a link, or `null` when it is none. A valid link stays as it is, since
 * decoding would change its query; any other is decoded once, as a link pasted in encoded form needs.
 */
function mapEmbed(text: string): string | null {
  if (text.length > LINK_LIMIT) return null
  // A percent sign that begins no escape stands for itself.
  const escaped = text.replace(/%(?![\da-f]{2})/gi, '%25')
  const decoded = decodeOnce(escaped)
  return decoded === null ? null : (canonicalEmbed(escaped) ?? canonicalEmbed(decoded))
}

/** Characters that URL() would accept or that belong to markup; no copied link has one. */
const UNFIT = /[\\"<>`\p{Cc}]/u

function canonicalEmbed(link: string): string | null {
  const url = UNFIT.test(link) ? null : parseUrl(link)
  if (!url || url.username || url.password || url.port) return null
  if (url.protocol === 'https:' && GOOGLE_HOSTS.test(url.hostname)) url.hostname = 'www.google.com'
  const known = MAP_EMBEDS.some(
    ({ origin, path, query }) =>
      url.origin === origin && path.test(url.pathname) && url.searchParams.get(query),
  )
  return known ? url.href : null
}

function decodeOnce(text: string): string | null {
  try {
    return removeInvisible(decodeURIComponent(text)).trim()
  } catch {
    return null
  }
}
