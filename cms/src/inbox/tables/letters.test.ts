import { dayOf } from '@noren/contract/hours/calendar'
import { expect, test } from 'vitest'
import { mailLink } from './mail-link.ts'
import { TABLE_WORDS } from './table-words.ts'
import type { Asked } from './words/words.ts'

const ENGLISH: Asked = {
  guest: 'Hanako Sato',
  day: dayOf(2026, 12, 24),
  minutes: 18 * 60 + 30,
  people: 4,
  restaurant: 'Shiobi',
  address: '0-1 Kakuhama, Zushi, Kanagawa',
  phone: '046-000-0101',
}
const JAPANESE: Asked = {
  ...ENGLISH,
  guest: '山田 花子',
  restaurant: '潮火',
  address: '神奈川県逗子市架空浜0-1',
}

test('an English guest reads that the table is kept', () => {
  expect(TABLE_WORDS.en.confirmed(ENGLISH)).toEqual({
    subject: 'Your table at Shiobi, 24 December 2026',
    text: `Dear Hanako Sato,

Thank you for asking for a table at Shiobi. We are keeping it for you:

Thursday 24 December 2026, 18:30
4 people

Shiobi
0-1 Kakuhama, Zushi, Kanagawa
046-000-0101

If your plans change, please reply to this email or call us.

We look forward to seeing you.
`,
  })
})

test('an English guest reads that there is no table', () => {
  expect(TABLE_WORDS.en.declined({ ...ENGLISH, people: 1 })).toEqual({
    subject: 'Your request for a table at Shiobi, 24 December 2026',
    text: `Dear Hanako Sato,

Thank you for asking for a table at Shiobi:

Thursday 24 December 2026, 18:30
1 person

We are sorry that we cannot offer you a table then.

If another day or time would suit you, please reply to this email or call us on 046-000-0101.
`,
  })
})

test('a Japanese guest reads that the table is kept', () => {
  expect(TABLE_WORDS.jp.confirmed(JAPANESE)).toEqual({
    subject: 'ご予約を承りました（潮火・2026年12月24日（木））',
    text: `山田 花子 様

潮火へのご予約をお申し込みいただき、ありがとうございます。
次のとおり、お席をご用意してお待ちしています。

日時：2026年12月24日（木）18:30
人数：4名様
店名：潮火
住所：神奈川県逗子市架空浜0-1
電話：046-000-0101

ご都合が変わりましたら、このメールへの返信か、お電話でお知らせください。

お会いできるのを楽しみにしています。
`,
  })
})

test('a Japanese guest reads that there is no table', () => {
  expect(TABLE_WORDS.jp.declined(JAPANESE)).toEqual({
    subject: 'ご予約のお申し込みについて（潮火・2026年12月24日（木））',
    text: `山田 花子 様

潮火へのご予約をお申し込みいただき、ありがとうございます。

日時：2026年12月24日（木）18:30
人数：4名様

申し訳ございませんが、この日時にはお席をご用意できません。

別の日や時刻でよろしければ、このメールへの返信か、お電話（046-000-0101）でお知らせください。
`,
  })
})

test('a table after midnight belongs to the evening before it', () => {
  const { day } = ENGLISH
  expect(TABLE_WORDS.en.when(day, 25 * 60)).toBe('Thursday 24 December 2026, 1:00 after midnight')
  expect(TABLE_WORDS.en.when(day, 24 * 60)).toBe('Thursday 24 December 2026, midnight')
  expect(TABLE_WORDS.jp.when(day, 25 * 60)).toBe('2026年12月24日（木）翌1:00')
})

test('a restaurant whose address and telephone nobody knows leaves no gap', () => {
  const unknown = { address: '', phone: '' }
  expect(TABLE_WORDS.en.confirmed({ ...ENGLISH, ...unknown }).text).toContain(
    '\n\nShiobi\n\nIf your plans change, please reply to this email.\n',
  )
  expect(TABLE_WORDS.jp.confirmed({ ...JAPANESE, ...unknown }).text).toContain(
    '店名：潮火\n\nご都合が変わりましたら、このメールへの返信でお知らせください。\n',
  )
})

test('a letter opens in the mail program with its subject and its lines', () => {
  const letter = { subject: 'Your table & more', text: 'Dear you,\n\n100% yes?\n' }
  const link = mailLink('hanako+table@example.jp', letter)
  expect(link).toBe(
    'mailto:hanako%2Btable@example.jp?subject=Your%20table%20%26%20more&body=Dear%20you%2C%0D%0A%0D%0A100%25%20yes%3F%0D%0A',
  )
  expect(new URL(link).searchParams.get('body')).toBe('Dear you,\r\n\r\n100% yes?\r\n')
})

test('a letter too long for an address opens with its subject alone', () => {
  const { subject, text } = TABLE_WORDS.jp.confirmed(JAPANESE)
  const to = 'a?cc=x@example.jp'
  const head = `mailto:a%3Fcc%3Dx@example.jp?subject=${encodeURIComponent(subject)}`
  expect(mailLink(to, { subject, text })).toMatch(/&body=%E5%B1%B1%E7%94%B0/)
  const longer = text + '駅の東口から、歩いて2分ほどです。\n'.repeat(3)
  expect(mailLink(to, { subject, text: longer })).toBe(head)
})
