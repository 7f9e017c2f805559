import { deskLanguage, type Words } from '../words.ts'

/** Where Payload says what a file is, in one text or several: `5KB - 900x600 - image/webp`. */
const FACTS = '.file-meta__size-type, .upload-relationship-details__meta'

const WORDS: readonly [fact: RegExp, words: Words][] = [
  [/^image\/\S+$/, { en: 'Picture', ja: '写真' }],
  [/^video\/\S+$/, { en: 'Video', ja: '動画' }],
  [/^(\d+)([KM]B)$/, { en: '$1 $2', ja: '$1 $2' }],
  [/^(\d+)x(\d+)$/, { en: '$1×$2', ja: '$1×$2' }],
]

const BETWEEN: Words = { en: ' · ', ja: '・' }

/** What Payload wrote into a text, and what stands there instead. */
const replaced = new WeakMap<Text, { raw: string; shown: string }>()

/** Says of a file what people say: 写真・900×600・5 KB. Returns whether the text is about a file. */
export function sayFileFacts({ parentElement }: Text, language: string): boolean {
  const place = parentElement?.closest(FACTS)
  if (!place) return false
  const texts = [...place.childNodes].filter((each) => each instanceof Text)
  const raws = texts.map(rawOf)
  const desk = deskLanguage(language)
  const facts = raws.join('').split(/\s[-—]\s/)
  const sentence = facts
    .map((fact) => inWords(fact, desk))
    .reverse()
    .join(BETWEEN[desk])
  texts.forEach((text, index) => {
    const shown = index === 0 ? sentence : ''
    replaced.set(text, { raw: raws[index] ?? '', shown })
    if (text.data !== shown) text.data = shown
  })
  return true
}

/** Payload writes only those texts anew that have changed. */
function rawOf(text: Text): string {
  const known = replaced.get(text)
  return known?.shown === text.data ? known.raw : text.data
}

const SMALL = /^(\d+) bytes$/

/** A fact as people say it; what is below a kilobyte as a part of one, as Payload counts them. */
export function inWords(fact: string, desk: keyof Words): string {
  const [, bytes] = SMALL.exec(fact) ?? []
  if (bytes !== undefined) return `${Math.max(0.1, Number(bytes) / 1024).toFixed(1)} KB`
  const found = WORDS.find(([pattern]) => pattern.test(fact))
  return found ? fact.replace(found[0], found[1][desk]) : fact
}
