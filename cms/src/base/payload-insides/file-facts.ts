import { deskLanguage, type Words } from '../words.ts'

/** Where Payload says what a file is: `5KB - 900x600 - image/webp`, as one text or as several. */
const FACTS = '.file-meta__size-type, .upload-relationship-details__meta'

const WORDS: readonly [part: RegExp, words: Words][] = [
  [/^image\/\S+$/, { en: 'Picture', ja: '写真' }],
  [/^video\/\S+$/, { en: 'Film', ja: '動画' }],
  [/^(\d+)([KM]B)$/, { en: '$1 $2', ja: '$1 $2' }],
  [/^(\d+)x(\d+)$/, { en: '$1×$2', ja: '$1×$2' }],
  [/^x$/, { en: '×', ja: '×' }],
  [/^\s-\s$/, { en: ' · ', ja: '・' }],
]

/** Says of a file what people say: 5 KB・900×600・写真. */
export function fileFacts({ data, parentElement }: Text, language: string): string {
  if (!parentElement?.closest(FACTS)) return data
  const desk = deskLanguage(language)
  const parts = data.split(' — ').map((part) => {
    const found = WORDS.find(([pattern]) => pattern.test(part))
    return found ? part.replace(found[0], found[1][desk]) : part
  })
  return parts.join({ en: ' · ', ja: '・' }[desk])
}
