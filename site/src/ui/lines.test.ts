import { expect, test } from 'vitest'
import { asWritten, isLong, withBreaks, withPhraseBreaks } from './phrases.ts'
import { wholePieces } from './whole-parts.ts'

const phrasesOf = (text: string) => withPhraseBreaks(text).split('\u200B')

test('a short Japanese text may break after punctuation, particles and verbs, and before a polite prefix', () => {
  expect(phrasesOf('大根、卵、あとは鍋を見てお好きなものを。')).toEqual([
    '大根、卵、あとは鍋を',
    '見てお好きなものを。',
  ])
  expect(phrasesOf('本日はお電話で、明日からは店頭で承ります。')).toEqual([
    '本日はお電話で、',
    '明日からは店頭で',
    '承ります。',
  ])
})

test('a long run of kana ends before a word of Chinese characters', () => {
  expect(phrasesOf('そばがなくなりしだい閉店')).toEqual(['そばがなくなりしだい', '閉店'])
})

test.each([
  'ヨーグルトアイス',
  '人材紹介',
  'スポーツ',
  '受け付け担当者',
  '申し込みの取り消し',
  'かに鍋と、から揚げ',
])('no word of %s is divided', (text) => {
  expect(phrasesOf(text)).toEqual([text])
})

test('no line begins with a closing bracket, and the last one has more than two letters', () => {
  expect(phrasesOf('「この店の味を、忘れられません。」と書かれた手紙')).not.toContain(
    '」と書かれた',
  )
  expect(phrasesOf('ひと晩かけて静かに煮出した湯を飲む。').at(-1)).toBe('煮出した湯を飲む。')
})

test('a text of more than sixty letters is long, unless its phrases are marked', () => {
  const long = '海辺の町で宿と食卓を営んでいます。'.repeat(4)
  expect([
    isLong(long),
    isLong(long.replace('町', '\u200B町')),
    isLong('海辺の町で'),
    isLong('a'.repeat(99)),
  ]).toEqual([true, false, false, false])
  expect(withPhraseBreaks(long)).toBe(long)
})

test('breaks that a publish marked stay, and those of a page are taken out again', () => {
  const marked = '波を\u200B織り、人をつなぐ会社の名前です'
  expect(withPhraseBreaks(marked)).toBe(marked)
  expect(asWritten(marked)).toBe(marked)
  const text = 'ご来店の日時を店へ直接お伝えください。'
  expect(asWritten(withPhraseBreaks(text))).toBe(text)
})

const whole = (text: string) => wholePieces(text).filter((_, index) => index % 2)

test('spans of time and short remarks in brackets stay on one line', () => {
  expect(whole('17:00〜翌2:00（ラストオーダー 翌1:00）')).toEqual([
    '17:00〜翌2:00',
    '（ラストオーダー 翌1:00）',
  ])
  expect(whole('Lunch 11:30–15:00 (last order 14:00)')).toEqual([
    '11:30–15:00',
    '(last order 14:00)',
  ])
  expect(whole('Monday: 17:00 - midnight')).toEqual(['17:00 - midnight'])
})

test('punctuation stays on the line of the text before it', () => {
  const text =
    '火〜日 11:30〜15:00（ラストオーダー 14:00）、17:30〜22:30。(for lunch), 9:00–9:30; (for dinner).'
  const between = wholePieces(text).filter((_, index) => index % 2 === 0)
  expect(between.join('')).not.toMatch(/[、。，．,.;；]/)
  expect(wholePieces(text).join('')).toBe(text)
})

test('a long remark may break, and so may one over several lines', () => {
  expect(whole('定休日 月曜日（祝日の場合は営業し、翌平日休み）')).toEqual([])
  expect(
    whole('Closed on Mondays, except public holidays (closed the next weekday instead)'),
  ).toEqual([])
  expect(whole('水曜日（祝日は\n営業）')).toEqual([])
})

test('in running Japanese a date, a number with its unit and the last four letters stay whole', () => {
  const text =
    'よりあいのおでんのだしは、2022年11月23日、開店の夜に仕込みました。それから9年のあいだ、毎晩つぎ足し、火を落とすのは日曜だけにしています。'
  expect(whole(text)).toEqual(['2022年11月23日、', '9年', 'います。'])
  expect(whole('2022年11月23日、開店')).toEqual([])
})

test('spans of days, of guests, and a postal code stay whole', () => {
  expect(whole('Monday, Tuesday and Thursday–Sunday: 11:00–15:30')).toEqual([
    'Thursday–Sunday:',
    '11:00–15:30',
  ])
  expect(whole('個室は4〜6名様。')).toEqual(['4〜6名様。'])
  expect(whole('神奈川県逗子市 〒000-0000')).toEqual(['〒000-0000'])
})

test('an English sentence keeps numbers with their words, and its last two words together', () => {
  const text = 'Nothing but buckwheat and water; 20 servings a day, from March 2026.'
  expect(withBreaks(text).split('\u00A0')).toEqual([
    'Nothing but buckwheat and water; 20',
    'servings',
    'a',
    'day, from March',
    '2026.',
  ])
  expect(asWritten(withBreaks(text))).toBe(text)
  expect(withBreaks('Cash · Transport IC cards · E-money')).toContain('IC\u00A0cards')
  expect(withBreaks('20 servings a day')).toBe('20 servings a day')
})

test('what ends a paragraph stays with the number before it', () => {
  const text =
    '1階の十畳。広縁の椅子からは沢が見えます。布団は、ご夕食のあいだにのべます。洗面とお手洗いは部屋に、湯へは廊下を40歩です。\n\n2名1室でお一人28,000円から、4名1室で25,000円から。夕食と朝食、消費税を含みます。'
  expect(whole(text)).toEqual([
    '1階',
    '40歩です。',
    '2名1室',
    '28,000円',
    '4名1室',
    '25,000円',
    'みます。',
  ])
})
