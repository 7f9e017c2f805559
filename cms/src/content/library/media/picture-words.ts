import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import * as v from 'valibot'
import { languageWords, say, type Words } from '../../../base/words.ts'
import { ALT_NAMES, ALT_REQUIRED, altIn, isDecorative } from '../../model/fields/alt.ts'

/** Increased whenever the same upload is encoded differently: it is part of every address. */
export const ENCODER_VERSION = '4'

/** How many digits of a hash an address contains. */
export const HASH_DIGITS = 20

/** Width and height in pixels. */
export type Size = { width: number; height: number }

const optionalText = v.nullish(v.string(), '')
const optionalNumber = v.nullish(v.number(), 0)

/** The values that are read of a picture of the library. */
export const pictureSchema = v.looseObject({
  id: v.number(),
  originalName: optionalText,
  width: optionalNumber,
  height: optionalNumber,
})

export type LookedAt = v.InferOutput<typeof pictureSchema>

/** The desk's address of the small copy of a picture. */
export function smallPictureOf(id: number): string {
  return `/api/media/${id}/small`
}

type Reader = { i18n: { language: string } }

/** A picture's description in the reader's language, else in another, else the name of its file. */
export function pictureName(reader: Reader, picture: LookedAt): string {
  const own = LANGUAGES.filter((language) => LANGUAGE[language].htmlLang === reader.i18n.language)
  const alts = [...own, ...LANGUAGES].map((language) => altIn(picture, ALT_NAMES[language]))
  return alts.find((alt) => alt !== '') ?? picture.originalName
}

/** One sentence for each language in which a picture lacks its description; none for a decorative one. */
export function withoutAlt(reader: Reader, picture: LookedAt): string[] {
  if (isDecorative(picture)) return []
  const name = pictureName(reader, picture)
  return ALT_REQUIRED.filter((language) => altIn(picture, ALT_NAMES[language]) === '').map(
    (language) => {
      const { en, ja } = languageWords(language)
      return say(reader, {
        en: `“${name}” does not say in ${en} what it shows. Please open the picture and write it.`,
        ja: `「${name}」には${ja}の説明がありません。写真を開いて入力してください。`,
      })
    },
  )
}

/** The message for a picture with fewer pixels than its place needs; `null` when it has enough. */
export function tooSmall(reader: Reader, picture: LookedAt, needed: Size): string | null {
  const { width, height } = picture
  if (width >= needed.width && height >= needed.height) return null
  const name = pictureName(reader, picture)
  const [is, must] = [{ width, height }, needed].map((size) => sizeWords(size))
  return say(reader, {
    en: `“${name}” is too small for this place and will look blurred: it has ${is} pixels, and ${must} are needed.`,
    ja: `「${name}」はこの場所には小さく、ぼやけて表示されます（${is}ピクセル）。${must}ピクセル以上の写真を使ってください。`,
  })
}

/** The help text about the size of a picture. */
export function sizeHelp(needed: Size): Words {
  const size = sizeWords(needed)
  return { en: `At least ${size} pixels.`, ja: `${size}ピクセル以上。` }
}

const sizeWords = ({ width, height }: Size): string => `${width}×${height}`
