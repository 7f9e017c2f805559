import { removeInvisible } from './invisible.ts'

/**
 * The maps-embed addresses we accept (readings A14); this list also makes the CSP's `frame-src`.
 * `query` names the parameters of which one must be there for the address to show a map.
 */
export const MAP_EMBEDS = [
  { origin: 'https://www.google.com', path: /^\/maps\/embed$/, query: ['pb'] },
  {
    origin: 'https://www.google.com',
    path: /^\/maps\/embed\/v1\/(place|view|search|directions|streetview)$/,
    query: ['key'],
  },
  { origin: 'https://www.openstreetmap.org', path: /^\/export\/embed\.html$/, query: ['bbox'] },
] as const

/** CSP `frame-src` sources for the embeds above. */
export const MAP_FRAME_SOURCES = [
  'https://www.google.com/maps/',
  'https://www.openstreetmap.org/export/embed.html',
] as const

/** A generic city location (Yokohama), shown when there is no usable link (spec §5). */
export const DEFAULT_MAP_EMBED =
  'https://www.openstreetmap.org/export/embed.html?bbox=139.61%2C35.43%2C139.66%2C35.47&layer=mapnik'

/** Longest link looked at; real embed links have a few hundred characters. */
const LINK_LIMIT = 4096

/**
 * What the map frame shows. `missing` and `invalid` both show {@link DEFAULT_MAP_EMBED}; only
 * `invalid` carries the notice (readings A13).
 */
export type MapLink = { state: 'valid' | 'invalid' | 'missing'; src: string }

/** Reads a restaurant's map link (spec §5). Never throws. */
export function readMapLink(raw: unknown): MapLink {
  if (raw === undefined || raw === null) return { state: 'missing', src: DEFAULT_MAP_EMBED }
  if (typeof raw !== 'string') return { state: 'invalid', src: DEFAULT_MAP_EMBED }
  const visible = removeInvisible(raw).trim()
  if (visible === '') return { state: 'missing', src: DEFAULT_MAP_EMBED }
  const src = mapEmbed(visible)
  return src ? { state: 'valid', src } : { state: 'invalid', src: DEFAULT_MAP_EMBED }
}

/** The canonical embed address of a link, or `null` when it is not one. */
function mapEmbed(text: string): string | null {
  if (text.length > LINK_LIMIT) return null
  const link = decodeOnce(text)
  // URL() would forgive backslashes and control characters; a link that needs forgiving is refused.
  if (link === null || /[\\\p{Cc}\s]/u.test(link)) return null
  const url = URL.canParse(link) ? new URL(link) : null
  if (url?.protocol !== 'https:' || url.username || url.password || url.port) return null
  const known = MAP_EMBEDS.some(
    ({ origin, path, query }) =>
      url.origin === origin &&
      path.test(url.pathname) &&
      query.some((name) => url.searchParams.get(name)),
  )
  return known ? url.href : null
}

/**
 * URL-decodes a link once. A link whose own query is percent-encoded keeps that encoding: only a
 * link that was encoded as a whole (`https%3A%2F%2F…`) is decoded before it is parsed.
 */
function decodeOnce(text: string): string | null {
  try {
    const decoded = removeInvisible(decodeURIComponent(text)).trim()
    return /^https:/i.test(text) ? text : decoded
  } catch {
    return null
  }
}
