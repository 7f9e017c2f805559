import { LANGUAGE, LANGUAGES } from '@noren/contract/language'
import * as v from 'valibot'
import { languageWords, say, type Words } from '../../base/words.ts'
import { ALT_NAMES, ALT_REQUIRED, isDecorative } from '../fields/alt.ts'

/** Counts up whenever the same upload would be encoded differently: it is part of every address. */
export const ENCODER_VERSION = '2'

/** How much of a hash stands in an address. */
export const HASH_DIGITS = 20

/** Width and height in pixels. */
export type Size = { width: number; height: number }

const optionalText = v.nullish(v.string(), '')
const optionalNumber = v.nullish(v.number(), 0)

/** What is looked at of a picture of the library. */
export const pictureSchema = v.looseObject({
  id: v.number(),
  originalName: optionalText,
  width: optionalNumber,
  height: optionalNumber,
})

export type LookedAt = v.InferOutput<typeof pictureSchema>

type Reader = { i18n: { language: string } }

/** What a picture shows, in the reader's language or another; else the name its file had. */
export function pictureName(reader: Reader, picture: LookedAt): string {
  const own = LANGUAGES.filter((language) => LANGUAGE[language].htmlLang === reader.i18n.language)
  const alts = [...own, ...LANGUAGES].map((language) => altIn(picture, ALT_NAMES[language]))
  return alts.find((alt) => alt !== '') ?? picture.originalName
}

/** The languages in which nobody has written what a picture must say, as one sentence each; a decorative one says nothing. */
export function withoutAlt(reader: Reader, picture: LookedAt): string[] {
  if (isDecorative(picture)) return []
  const name = pictureName(reader, picture)
  return ALT_REQUIRED.filter((language) => altIn(picture, ALT_NAMES[language]) === '').map(
    (language) => {
      const { en, ja } = languageWords(language)
      return say(reader, {
        en: `“${name}” does not say in ${en} what it shows. Please open the picture and write it.`,
        ja: `「${name}」には${ja}の説明がありません。画像を開いて入力してください。`,
      })
    },
  )
}

/** Says that a picture has fewer pixels than its place needs; `null` when it has enough. */
export function tooSmall(reader: Reader, picture: LookedAt, needed: Size): string | null {
  const { width, height } = picture
  if (width >= needed.width && height >= needed.height) return null
  const name = pictureName(reader, picture)
  const [is, must] = [{ width, height }, needed].map((size) => sizeWords(size))
  return say(reader, {
    en: `“${name}” is too small for this place and will look blurred: it has ${is} pixels, and ${must} are needed.`,
    ja: `「${name}」はこの場所には小さく、ぼやけて表示されます（${is}ピクセル）。${must}ピクセル以上の画像を使ってください。`,
  })
}

/** The help of a box for a picture that has none of its own. */
export function sizeHelp(needed: Size): Words {
  const size = sizeWords(needed)
  return { en: `At least ${size} pixels.`, ja: `${size}ピクセル以上。` }
}

const sizeWords = ({ width, height }: Size): string => `${width}×${height}`

function altIn(picture: LookedAt, name: string): string {
  const alt: unknown = Reflect.get(picture, name)
  return typeof alt === 'string' ? alt.trim() : ''
}
