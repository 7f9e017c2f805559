import { type Coordinates, parseCoordinates, readCoordinates } from '@noren/contract/coordinates'
import { addressInFrame, readMapLink } from '@noren/contract/map-link'
import { parseUrl } from '@noren/contract/url'
import type { Words } from '../../../base/words.ts'

/** Half the height and width of the map around a place, in degrees: a few hundred metres. */
const AROUND = { latitude: 0.0025, longitude: 0.004 }

const GOOGLE = /^(?:www\.|maps\.)?google\.(?:com|co\.jp)$/
const OPEN_STREET_MAP = /^(?:www\.)?openstreetmap\.org$/
const APPLE = /^maps\.apple\.com$/

/** Links that only the map service itself can resolve. */
const SHORT = /^(?:maps\.app\.goo\.gl|goo\.gl|g\.page|share\.google|g\.co|osm\.org|maps\.apple)$/

const HOW: Words = {
  en: 'On a computer, open the place in Google Maps, choose Share → Embed a map → Copy HTML, and paste it here as it is. Or right-click the place on the map, press the two numbers at the top, which copies them, and paste those.',
  ja: 'パソコンのGoogleマップでお店を開き、「共有」→「地図を埋め込む」→「HTMLをコピー」を押して、そのままここに貼り付けてください。地図上の店の位置を右クリックし、いちばん上の数字（緯度・経度）を押してコピーしたものでもかまいません。',
}

/**
 * The address of a map, from what staff paste: such an address, the HTML around one, the link of a place,
 * or its coordinates. `null` when it contains no place.
 */
export function mapOf(pasted: string): string | null {
  const { state, src } = readMapLink(pasted)
  if (state === 'valid') return src
  const text = addressInFrame(pasted) ?? pasted.trim()
  const place = parseCoordinates(text) ?? placeOf(text)
  return place && mapAround(place)
}

/** Why the desk cannot make a map of it, and what to copy instead. */
export function mapProblem(pasted: string): Words {
  const url = parseUrl(addressInFrame(pasted) ?? pasted.trim())
  if (!url) {
    return {
      en: `No map can be made of a name or an address alone. ${HOW.en}`,
      ja: `店名や住所だけでは地図を表示できません。${HOW.ja}`,
    }
  }
  if (SHORT.test(url.hostname)) {
    return {
      en: `A short link does not say where the place is. ${HOW.en}`,
      ja: `短縮リンクからは店の位置が分かりません。${HOW.ja}`,
    }
  }
  return {
    en: `This link cannot be shown as a map. ${HOW.en}`,
    ja: `このリンクは地図として表示できません。${HOW.ja}`,
  }
}

function placeOf(link: string): Coordinates | null {
  const url = parseUrl(link)
  if (!url) return null
  const { hostname, pathname, searchParams, hash } = url
  if (GOOGLE.test(hostname)) return googlePlace(decoded(pathname), searchParams)
  if (APPLE.test(hostname)) return parseCoordinates(firstOf(searchParams, 'coordinate', 'll'))
  if (!OPEN_STREET_MAP.test(hostname)) return null
  const [latitude, longitude] = hash.split('/').slice(1)
  return (
    readCoordinates({ latitude: searchParams.get('mlat'), longitude: searchParams.get('mlon') }) ??
    readCoordinates({ latitude, longitude })
  )
}

/** The place that a link names, never the centre of the visible map. */
function googlePlace(path: string, query: URLSearchParams): Coordinates | null {
  if (path.startsWith('/maps/dir/')) return null
  const [, latitude, longitude] = [...path.matchAll(/!3d(-?[\d.]+)!4d(-?[\d.]+)/g)].at(-1) ?? []
  const [, searched] = /^\/maps\/(?:search|place)\/([^/]+)/.exec(path) ?? []
  return (
    readCoordinates({ latitude, longitude }) ??
    parseCoordinates(searched?.replace('+', ' ')) ??
    parseCoordinates(firstOf(query, 'q', 'query', 'll'))
  )
}

function firstOf(query: URLSearchParams, ...names: string[]): string | undefined {
  return names.map((name) => query.get(name)).find((value) => value !== null) ?? undefined
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** OpenStreetMap's embed of a place: it needs no key, and nothing but coordinates. */
function mapAround({ latitude, longitude }: Coordinates): string {
  const edges = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ]
  const url = new URL('https://www.openstreetmap.org/export/embed.html')
  url.searchParams.set('bbox', edges.map((edge) => edge.toFixed(5)).join(','))
  url.searchParams.set('layer', 'mapnik')
  url.searchParams.set('marker', `${latitude},${longitude}`)
  return url.href
}
