/**
 * The parts of characters as characters of their own, which a PDF gives for the characters they look like
 * (⻑ for 長). Unicode names these (EquivalentUnifiedIdeograph): in the order of the block, from U+2E80,
 * with ・ where there is none.
 */
const SUPPLEMENT = [
  '・厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣尢𡯂巳幺彑彐忄心扌攵・旡日月歺母民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹纟罓罒㓁冗𦉫羊𦍌𦍋耂',
  '肀聿肉𦥑艹艹艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑钅長镸长门𨸏阝雨青韦页风飞食𩙿飠饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜龙龜亀龟',
].join('')

/** The character each part stands for. */
const STANDS_FOR = new Map(
  Array.from(SUPPLEMENT, (character, at) => [String.fromCodePoint(0x2e80 + at), character]),
)

/** The text with the characters themselves where it holds signs for their parts. */
export function withoutRadicals(text: string): string {
  return text
    .replace(/[\u2E80-\u2EF3]/g, (part) => {
      const character = STANDS_FOR.get(part)
      return character && character !== '・' ? character : part
    })
    .replace(/[\u2F00-\u2FD5]/g, (part) => part.normalize('NFKC'))
}
