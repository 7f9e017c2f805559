import { parse } from 'node:path'
import { CENTRE } from '@noren/contract/focus'
import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import { readPictureUrl } from '@noren/contract/picture'
import type { DataFromCollectionSlug } from 'payload'
import * as v from 'valibot'
import { HASH_DIGITS } from '../../content/library/media/picture-words.ts'
import { shortHash } from '../../content/library/media/short-hash.ts'
import { ALT_NAMES } from '../../content/model/fields/alt.ts'
import type { Row } from '../../content/model/walk.ts'

/** The libraries of files: the folder of each, beside which a list describes its files. */
export const LIBRARIES = { media: 'pictures', videos: 'films' } as const

export type Library = keyof typeof LIBRARIES

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

const hash = v.pipe(v.string(), v.hexadecimal(), v.length(HASH_DIGITS))

const texts = v.strictObject(
  Object.fromEntries(LANGUAGES.map((each) => [LANGUAGE[each].htmlLang, v.optional(v.string())])),
)

/** What the list of a library says about a file. */
export const uploadSchema = v.strictObject({
  /** What the picture shows. */
  alt: v.optional(texts),
  decorative: v.optional(v.boolean()),
  /** The spot that stays in sight, in percent from the left and from the top. */
  focus: v.optional(v.strictObject({ x: percent, y: percent })),
  /** Its name when it was uploaded, where the file has another. */
  uploadedAs: v.optional(v.string()),
  /** The hash of what was uploaded, and of this file: the desk's own copy, which stays as it is. */
  original: v.optional(hash),
  copy: v.optional(hash),
})

export type UploadEntry = v.InferOutput<typeof uploadSchema>

type Media = DataFromCollectionSlug<'media'>
type Video = DataFromCollectionSlug<'videos'>

/** The entry of a picture. */
export function pictureEntry(picture: Media, file: string, bytes: Buffer): UploadEntry {
  const { focalX: x, focalY: y, decorative, address } = picture
  const alt = LANGUAGES.flatMap((each) => {
    const text = picture[ALT_NAMES[each]]
    return text ? [[LANGUAGE[each].htmlLang, text] as const] : []
  })
  const original = readPictureUrl(address ?? '')?.hash
  const isCentred = (x ?? CENTRE.x) === CENTRE.x && (y ?? CENTRE.y) === CENTRE.y
  return {
    ...(alt.length > 0 && { alt: Object.fromEntries(alt) }),
    ...(decorative && { decorative }),
    ...(!isCentred && { focus: { x: x ?? CENTRE.x, y: y ?? CENTRE.y } }),
    ...nameOf(picture, file),
    ...(original && { original, copy: shortHash(bytes) }),
  }
}

/** The entry of a film. */
export function videoEntry(film: Video, file: string): UploadEntry {
  return nameOf(film, file)
}

function nameOf({ originalName }: Media | Video, file: string): UploadEntry {
  return originalName && originalName !== file ? { uploadedAs: originalName } : {}
}

/** The fields of an upload's document. */
export function uploadData({ alt, decorative, focus }: UploadEntry): Row {
  const described = LANGUAGES.map((each) => [ALT_NAMES[each], alt?.[LANGUAGE[each].htmlLang] ?? ''])
  return {
    ...Object.fromEntries(described),
    ...(decorative && { decorative }),
    ...(focus && { focalX: focus.x, focalY: focus.y }),
  }
}

/** The longest name of a file, without its ending. */
const NAME_LIMIT = 60

/** A name for a file that every system can store and that no other has: `valley.webp`, `valley-2.webp`. */
export function freeFileName(asked: string, ending: string, taken: Set<string>): string {
  const plain = parse(asked.normalize('NFC')).name.replace(/[^\p{L}\p{N}]+/gu, '-')
  const stem = plain.slice(0, NAME_LIMIT).replace(/^-+|-+$/g, '') || 'file'
  let name = stem + ending
  // Some systems do not tell capital letters from small ones.
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${stem}-${count}${ending}`
  taken.add(name.toLowerCase())
  return name
}

/** Whether the name is that of a file directly in its folder. */
export function isFileName(name: string): boolean {
  return !/[/\\\0]/.test(name) && !name.startsWith('.')
}
