import { expect, test } from 'vitest'
import { REPLY_WORDS } from './reply-words.ts'

/** The same of pages and receipts is in `site/server/guests/asked-or-confirmed.test.ts`. */
const CONFIRMED = { en: /confirmed/i, jp: /確定/ }

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
