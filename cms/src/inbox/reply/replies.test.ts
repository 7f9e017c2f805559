import { expect, test } from 'vitest'
import { unknownPlaceholder } from '../../content/model/fields/placeholders.ts'
import type { TableState } from '../tables/answered.ts'
import {
  filled,
  mailLink,
  REPLY_KINDS,
  type ReplyKind,
  spokenOf,
  suits,
  type Template,
  tableAnswerOf,
  type Values,
  withBelow,
} from './replies.ts'
import { REPLY_WORDS } from './reply-words.ts'

const SHIOBI = {
  restaurant: 'Shiobi',
  when: 'Thursday 24 December 2026, 18:30',
  party: '4 people',
  address: '0-1 Kakuhama, Zushi, Kanagawa',
  phone: '046-000-0101',
}
const ENGLISH: Values = {
  name: 'Hanako Sato',
  reference: 'K7QM-2X9A',
  subject: 'A table for four',
  table: SHIOBI,
}
const JAPANESE: Values = {
  ...ENGLISH,
  name: '山田 花子',
  subject: '忘れ物について',
  table: {
    ...SHIOBI,
    restaurant: '潮火',
    when: '2026年12月24日（木）18:30',
    party: '4名様',
    address: '神奈川県逗子市架空浜0-1',
  },
}

const english = (kind: ReplyKind, values = ENGLISH) =>
  filled(REPLY_WORDS.en.templates[kind], values)
const japanese = (kind: ReplyKind, values = JAPANESE) =>
  filled(REPLY_WORDS.jp.templates[kind], values)

test('an English guest reads that the table is reserved', () => {
  expect(english('confirmed')).toEqual({
    subject: 'Confirmed: your table at Shiobi, Thursday 24 December 2026, 18:30',
    text: `Dear Hanako Sato,

Thank you for asking for a table at Shiobi. It is confirmed, and we are keeping it for you:

Thursday 24 December 2026, 18:30
4 people

If your plans change, please reply to this email or call us.
Your reference number is K7QM-2X9A.

We look forward to seeing you.
`,
  })
})

test('an English guest reads that there is no table', () => {
  expect(english('declined').text).toBe(`Dear Hanako Sato,

Thank you for asking for a table at Shiobi:

Thursday 24 December 2026, 18:30
4 people

We are sorry that we cannot offer you a table then.

If another day or time would suit you, please reply to this email or call us.
`)
})

test('a Japanese guest reads that the table is reserved', () => {
  expect(japanese('confirmed')).toEqual({
    subject: 'ご予約が確定しました（潮火・2026年12月24日（木）18:30）',
    text: `山田 花子 様

潮火へのご予約をお申し込みいただき、ありがとうございます。
ご予約が確定しました。次のとおり、お席をご用意してお待ちしております。

日時：2026年12月24日（木）18:30
人数：4名様
受付番号：K7QM-2X9A

ご予定に変更がございましたら、このメールへのご返信またはお電話でお知らせください。

ご来店を心よりお待ちしております。
`,
  })
})

test('a Japanese guest reads that there is no table', () => {
  expect(japanese('declined').text).toContain(
    'あいにくご希望の日時にはお席をご用意することができません。誠に申し訳ございません。\n\n別の日時でもよろしければ、ぜひこのメールへのご返信またはお電話でお知らせください。\n',
  )
})

test('a reply greets the visitor by name, with their subject and reference', () => {
  const answer = japanese('answer')
  expect(answer.subject).toBe('Re: 忘れ物について（受付番号 K7QM-2X9A）')
  expect(answer.text).toMatch(/^山田 花子 様\n\nこのたびはお問い合わせいただき/)
  expect(english('answer').text).toContain('for writing to us.\n\n\n\nIf anything else')
  expect(english('answer').subject).toBe('Re: A table for four [K7QM-2X9A]')
})

test('a line that names what is not known is left out, with the empty line it would leave', () => {
  const table = { ...SHIOBI, address: '', phone: '' }
  const template = { subject: '', text: '{restaurant}\n\n{address}\n{phone}\n\nSee you soon.\n' }
  expect(filled(template, { ...ENGLISH, table }).text).toBe('Shiobi\n\nSee you soon.\n')
})

const spoken = (kind: ReplyKind, language: 'en' | 'jp') => {
  const text = spokenOf(kind, REPLY_WORDS[language]) ?? ''
  return filled({ subject: '', text }, language === 'en' ? ENGLISH : JAPANESE).text
}

test('what staff say by phone of a table is a few sentences', () => {
  expect(spoken('confirmed', 'en')).toBe(`Hanako Sato,
Your table at Shiobi is confirmed: Thursday 24 December 2026, 18:30, 4 people.
If your plans change, please call us: 046-000-0101.
We look forward to seeing you.`)
  expect(
    spoken('full', 'jp'),
  ).toBe(`誠に申し訳ございません。潮火は、2026年12月24日（木）18:30は満席のため、4名様のお席をご用意することができません。
別の日時でもよろしければ、お席をお探しいたします。`)
})

test('nothing said by phone asks for an answer by email', () => {
  const kinds = REPLY_KINDS.filter((kind) => tableAnswerOf(kind))
  expect(kinds).toHaveLength(6)
  for (const kind of kinds) {
    expect(spoken(kind, 'en')).toMatch(/^(?!.*e?mail).+/is)
    expect(spoken(kind, 'jp')).toMatch(/^(?!.*メール).+/s)
  }
})

test('a letter ends with the name, address and telephone of its sender, as far as they are known', () => {
  const sender = { name: '潮火', address: '神奈川県逗子市架空浜0-1', phone: '046-000-0101' }
  expect(REPLY_WORDS.jp.signature(sender, '')).toBe(
    '――――――――――――\n潮火\n神奈川県逗子市架空浜0-1\n電話 046-000-0101',
  )
  expect(REPLY_WORDS.en.signature({ ...sender, name: 'Shiobi', address: '' }, '')).toBe(
    '-- \nShiobi\n046-000-0101',
  )
})

test('a letter names who writes, where the company wants that', () => {
  const sender = { name: '潮火', address: '', phone: '046-000-0101' }
  expect(REPLY_WORDS.jp.signature(sender, '佐藤')).toBe(
    '――――――――――――\n潮火\n担当：佐藤\n電話 046-000-0101',
  )
  expect(REPLY_WORDS.en.signature({ ...sender, name: 'Shiobi' }, 'Sato')).toBe(
    '-- \nSato\nShiobi\n046-000-0101',
  )
})

test('what was promised is cancelled, and never declined; what is over is not answered', () => {
  const kinds = ['answer', 'confirmed', 'declined', 'full', 'cancellation', 'away']
  const offered = (state: TableState) =>
    kinds.filter((id) => suits({ id, table: tableAnswerOf(id) }, state))
  expect(offered('asked')).toEqual(['answer', 'confirmed', 'declined', 'full', 'away'])
  for (const state of ['confirmed', 'withdrawn'] as const) {
    expect(offered(state)).toEqual(['answer', 'confirmed', 'cancellation', 'away'])
  }
  for (const state of ['came', 'missed'] as const) expect(offered(state)).toEqual(['answer'])
})

test('braces in a visitor’s text stay as they are', () => {
  const values = { ...ENGLISH, name: '{phone}', subject: 'Where is\r\n{reference}?' }
  const answer = english('answer', values)
  expect(answer.text).toMatch(/^Dear \{phone\},/)
  expect(answer.subject).toBe('Re: Where is {reference}? [K7QM-2X9A]')
})

test.each([
  ['{naem} 様', '{naem}'],
  ['{ name } 様', '{ name }'],
  ['{name 様', '{name 様'],
  ['name} 様', '}'],
  ['｛name｝ 様', '｛name｝'],
  ['{name} 様', null],
  ['10%引き（税込）', null],
])('of 「%s」 it is said that %s is not filled in', (text, problem) => {
  expect(unknownPlaceholder(text, ['name'])).toBe(problem)
})

const LETTER: Template = { subject: 'Your table & more', text: 'Dear you,\n\n100% yes?\n' }

const bodyOf = (link: string) => new URL(link).searchParams.get('body')

test('a reply opens in the mail program with its subject and its lines', () => {
  const link = mailLink('hanako+table@example.jp', LETTER, '')
  expect(link).toBe(
    'mailto:hanako%2Btable@example.jp?subject=Your%20table%20%26%20more&body=Dear%20you%2C%0D%0A%0D%0A100%25%20yes%3F%0D%0A',
  )
  expect(bodyOf(link)).toBe('Dear you,\r\n\r\n100% yes?\r\n')
})

test('a reply opens with the visitor’s message quoted below it', () => {
  const quote = 'You wrote:\n> A table?\n>\n> Thank you.'
  const text = 'Yes.\n\n\n'
  expect(withBelow(text, quote)).toBe('Yes.\n\nYou wrote:\n> A table?\n>\n> Thank you.\n')
  expect(bodyOf(mailLink('a@example.jp', { ...LETTER, text }, quote))).toBe(
    'Yes.\r\n\r\nYou wrote:\r\n> A table?\r\n>\r\n> Thank you.\r\n',
  )
})

test('a reply quotes as many lines of a long message as the mail program takes', () => {
  const quote = ['お問い合わせ：', ...Array(40).fill('> 駅からの道を教えてください。')].join('\n')
  const link = mailLink('a@example.jp', { ...LETTER, text: 'はい。\n' }, quote)
  expect(link.length).toBeLessThanOrEqual(2000)
  expect(bodyOf(link)).toMatch(
    /^はい。\r\n\r\nお問い合わせ：\r\n(> 駅からの道を教えてください。\r\n){13}> …\r\n$/,
  )
})

test('a reply too long for an address opens with only its subject', () => {
  const { subject, text } = japanese('answer')
  const to = 'a?cc=x@example.jp'
  const head = `mailto:a%3Fcc%3Dx@example.jp?subject=${encodeURIComponent(subject)}`
  expect(mailLink(to, { subject, text }, '')).toMatch(/&body=%E5%B1%B1%E7%94%B0/)
  const longer = text + '駅の東口から、歩いて2分ほどです。\n'.repeat(9)
  expect(mailLink(to, { subject, text: longer }, '')).toBe(head)
})
