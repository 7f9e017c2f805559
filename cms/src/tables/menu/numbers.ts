const DIGITS = '〇一二三四五六七八九'
const OLD_DIGITS = new Map([
  ['零', '〇'],
  ['壱', '一'],
  ['弐', '二'],
  ['参', '三'],
])

/** A number in characters: 二, 十二, 千二百, 一、二〇〇, 一万五千. */
const IN_CHARACTERS =
  /(?<![\d.])[〇零一二三四五六七八九十百千万壱弐参](?:、?[〇零一二三四五六七八九十百千万壱弐参])*/g

/** Reads a number written in characters; `NaN` for one that is none. */
export function readCharacters(text: string): number {
  const plain = Array.from(text, (each) => OLD_DIGITS.get(each) ?? each)
    .filter((each) => each !== '、')
    .join('')
  if (!/[十百千万]/.test(plain)) {
    const digits = Array.from(plain, (each) => DIGITS.indexOf(each))
    return plain === '' || digits.includes(-1) ? Number.NaN : Number(digits.join(''))
  }
  const parts = /^(?:(.*)万)?(?:(.?)千)?(?:(.?)百)?(?:(.?)十)?(.?)$/.exec(plain)
  if (!parts) return Number.NaN
  const [, myriads, ...rest] = parts
  const below = rest.map((part, at) => {
    if (part === undefined) return 0
    if (part === '') return at < 3 ? 1 : 0
    return DIGITS.indexOf(part)
  })
  if (below.includes(-1)) return Number.NaN
  const [thousands = 0, hundreds = 0, tens = 0, ones = 0] = below
  const above = myriads === undefined ? 0 : readCharacters(myriads)
  return above * 10_000 + thousands * 1000 + hundreds * 100 + tens * 10 + ones
}

/** `12`, 十二 or 二 as a number. */
export function readCount(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : readCharacters(text)
}

/** The text with sums in characters as digits: 千二百円 and 1万5千円 become `1200円` and `15000円`. */
export function withDigits(text: string): string {
  return text
    .replace(/(\d{1,3})万(?:(\d)千)?(?=円)/g, (_, myriads: string, thousands = '0') =>
      String(Number(myriads) * 10_000 + Number(thousands) * 1000),
    )
    .replace(IN_CHARACTERS, (written, at: number, whole: string) => {
      const behind = whole.slice(at + written.length)
      const isMarked = behind.startsWith('円')
      const isSum = isMarked || behind === '' || /^(?:より|から|[~〜(/])/.test(behind)
      const sum = isSum ? readCharacters(written) : Number.NaN
      return Number.isNaN(sum) || sum < (isMarked || behind === '' ? 10 : 100)
        ? written
        : String(sum)
    })
}
