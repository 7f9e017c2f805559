/**
 * Radicals, which a PDF gives for the characters they look like (⻑ for 長). Unicode names these
 * (EquivalentUnifiedIdeograph): in the order of the block, from U+2E80, with ・ where there is none.
 */
const SUPPLEMENT = [
  '・厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵・旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂',
  '肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟',
].join('')

/** The character of each radical. */
const STANDS_FOR = new Map(
  Array.from(SUPPLEMENT, (character, at) => [String.fromCodePoint(0x2e80 + at), character]),
)

/** The text with characters in place of radicals. */
export function withoutRadicals(text: string): string {
  return text
    .replace(/[\u2E80-\u2EF3]/g, (part) => {
      const character = STANDS_FOR.get(part)
      return character && character !== '・' ? character : part
    })
    .replace(/[\u2F00-\u2FD5]/g, (part) => part.normalize('NFKC'))
}

/** Marks separated from their kana or base character. */
const MARKED = /[\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Latin}]\p{M}{1,4}/gu
/** Invisible characters. Emoji and other scripts are composed with some of them, and keep theirs. */
const UNSEEN =
  /(?<=^|[\s\p{N}\p{P}\p{Sc}\p{sc=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Latin}])[\u200B-\u200E\u2060\uFEFF]+/gu
/** Japanese keyboards and fonts show a backslash as a yen sign. */
const YEN = /\\(?=[0-9０-９])/g

/** A private-use character of some font or program; and the replacement character. */
export const UNREADABLE = /[\p{Co}\uFFFD]/u

/**
 * The text without the damage of PDFs, Macs and spreadsheets, where the meaning is certain. Everything
 * else stays: widths, older forms of characters and chosen variants are the writer's choice.
 */
export function corrected(text: string): string {
  return withoutRadicals(text)
    .replace(MARKED, (marked) => marked.normalize('NFC'))
    .replace(UNSEEN, '')
    .replace(YEN, '¥')
}
