import { expect, test } from 'vitest'
import { tableAnswerOf } from './replies.ts'
import { REPLY_WORDS } from './reply-words.ts'

/** The same of pages and receipts is in `site/server/guests/asked-or-confirmed.test.ts`. */
const CONFIRMED = { en: /confirmed/i, jp: /確定/ }

/** There is no table. */
const NO_TABLE = {
  en: /cannot keep your table|no table for you|cannot offer you a table|cannot receive you/,
  jp: /お席をご用意できなくなりました|お席のご用意はございません|お席をご用意することができません|お迎えすることができません/,
}

test.each(['en', 'jp'] as const)(
  'the letter that confirms a table says so in subject and text, and no other letter does (%s)',
  (language) => {
    const { templates, reminder, link } = REPLY_WORDS[language]
    for (const [kind, { subject, text }] of Object.entries(templates)) {
      const isConfirmed = kind === 'confirmed'
      expect([kind, CONFIRMED[language].test(subject)]).toEqual([kind, isConfirmed])
      expect([kind, CONFIRMED[language].test(text)]).toEqual([kind, isConfirmed])
    }
    expect(CONFIRMED[language].test(reminder.subject + reminder.text)).toBe(false)
    expect(link.declined).not.toMatch(/table is|ご予約/)
  },
)

test.each(['en', 'jp'] as const)(
  'a letter to a guest without a table says so, and no other letter does (%s)',
  (language) => {
    for (const [kind, { text }] of Object.entries(REPLY_WORDS[language].templates)) {
      const isWithout = tableAnswerOf(kind) === 'declined'
      expect([kind, NO_TABLE[language].test(text)]).toEqual([kind, isWithout])
    }
  },
)

test.each([
  ['en', 'Cancelled: we cannot keep your table', 'There is no table for you'],
  ['jp', 'お席をご用意できなくなりました', 'お席のご用意はございません'],
] as const)(
  'a guest whose table the house cancels reads it in the subject and above the day (%s)',
  (language, inSubject, inText) => {
    const { subject, text } = REPLY_WORDS[language].templates.cancellation
    expect(subject).toContain(inSubject)
    expect(text.slice(0, text.indexOf('{when}'))).toContain(inText)
    expect(text).toContain('{phone}')
  },
)

test.each(['en', 'jp'] as const)('an apology says nothing about a table (%s)', (language) => {
  const { subject, text } = REPLY_WORDS[language].templates.apology
  expect(`${subject}${text}`).not.toMatch(/table|予約|席/)
})
