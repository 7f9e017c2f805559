import { isObject, parseJsonOnce } from '@noren/contract/json'

/** Keys of the wire shapes that hold the address of a picture or a film. */
const PICTURE_KEYS = new Set([
  'image',
  'mainImage',
  'backgroundImage',
  'backgroundImagePortrait',
  'photo',
  'mainPhoto',
  'fallbackPhoto',
  'shareCard',
  'src',
  'url',
  'videoLink',
  'videoLinkWebm',
])
/** Lists that may arrive as a JSON string (ENT-06, ENT-08). */
const LIST_KEYS = new Set(['gallery', 'menuItems'])

/**
 * The same JSON with relative addresses of pictures and films resolved against the API host they came from:
 * in a page of ours they would lead to us (docs/house.md#content-from-an-api-host).
 *
 * @param base the API host's address
 */
export function resolvePictures(value: unknown, base: string): unknown {
  if (Array.isArray(value)) return value.map((item) => resolvePictures(item, base))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolveValue(key, item, base)]),
  )
}

function resolveValue(key: string, value: unknown, base: string): unknown {
  if (typeof value !== 'string') return resolvePictures(value, base)
  if (LIST_KEYS.has(key)) {
    const list = parseJsonOnce(value)
    return Array.isArray(list) ? JSON.stringify(resolvePictures(list, base)) : value
  }
  return PICTURE_KEYS.has(key) ? resolveAddress(value, base) : value
}

function resolveAddress(address: string, base: string): string {
  const isRelative = address.trim() !== '' && !/^([a-z][a-z\d+.-]*:|\/\/|\\)/i.test(address.trim())
  return isRelative && URL.canParse(address, `${base}/`)
    ? new URL(address, `${base}/`).href
    : address
}
