import type { Language } from '@noren/contract/language'
import { expect, test } from 'vitest'
import { SENT_WORDS } from '#src/pages/contact/sent.ts'
import { TABLE_WORDS } from '#src/pages/contact/table-request.ts'
import { TABLE_RECEIPT_WORDS } from '../enquiries/mail/table-receipt-message.ts'
import { GUEST_WORDS } from './guest-words.ts'

/**
 * "Received" must never be read as "confirmed": every sentence that a guest reads of a table that is only
 * asked for is read here. What a letter says is in `cms/src/inbox/reply/asked-or-confirmed.test.ts`.
 */

/** The languages whose sentences can be read here. */
const READ = ['en', 'jp'] as const

/** Words that say that a table is the guest's. */
const CONFIRMS = {
  en: /\b(?:confirm(?:s|ed|ation)?|reserv(?:ed|ation)|book(?:ed|ing)|kept|guaranteed|see you)\b/i,
  jp: /確定|確保|承りました|お取りし|お待ちして|予約済|ご用意しました/,
}

/** What takes such a word back, or makes it a condition. */
const NOT_YET = {
  en: /\b(?:not|no|once|only|does not)\b/i,
  jp: /まだ|ません|をもって|未確定/,
}

/** Every sentence in a table of words, with what its functions say. */
function sentencesIn(words: unknown): string[] {
  if (typeof words === 'function') return sentencesIn(words('Shiobi', '4'))
  if (typeof words === 'string') return words.split(/(?<=[.。:：])\s*/).filter(Boolean)
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(sentencesIn)
    : []
}

const ofAsked = (language: Language): string[] => {
  const { seals, titles, texts, answered, tell, cancel, passedOn, event } = GUEST_WORDS[language]
  const { request, send, title } = TABLE_WORDS[language]
  const page = [seals, titles, texts].flatMap(({ asked, unanswered }) => [asked, unanswered])
  return sentencesIn([
    ...page,
    answered,
    tell,
    cancel,
    passedOn,
    event.asked,
    TABLE_RECEIPT_WORDS[language],
    SENT_WORDS[language],
    request,
    send,
    title('Shiobi'),
  ])
}

test.each(READ)(
  'no sentence about a table that is only asked for says that it is confirmed (%s)',
  (language) => {
    const sentences = ofAsked(language)
    expect(sentences.length).toBeGreaterThan(25)
    const wrong = sentences.filter(
      (text) => CONFIRMS[language].test(text) && !NOT_YET[language].test(text),
    )
    expect(wrong).toEqual([])
  },
)

test.each(READ)(
  'page and receipt of a table that is only asked for say that it is not confirmed (%s)',
  (language) => {
    const { titles, texts } = GUEST_WORDS[language]
    const receipt = TABLE_RECEIPT_WORDS[language]
    const isDenied = (text: string) => CONFIRMS[language].test(text) && NOT_YET[language].test(text)
    for (const text of [titles.asked, titles.unanswered, texts.asked, texts.unanswered])
      expect([text, isDenied(text)]).toEqual([text, true])
    expect(isDenied(receipt.subject('Shiobi', '24 December'))).toBe(true)
    expect(isDenied(receipt.notYet)).toBe(true)
  },
)

test.each(READ)('the page of a confirmed table says so, and denies nothing (%s)', (language) => {
  const { seals, titles, texts, writtenSince, event } = GUEST_WORDS[language]
  expect(writtenSince).not.toMatch(NOT_YET[language])
  for (const kind of ['confirmed', 'changed'] as const) {
    expect(titles[kind]).toMatch(CONFIRMS[language])
    for (const text of [seals[kind], titles[kind], texts[kind]])
      expect(text).not.toMatch(NOT_YET[language])
  }
  expect(event.confirmed('Shiobi', '4')).not.toMatch(NOT_YET[language])
  expect(new Set(Object.values(titles)).size).toBe(Object.keys(titles).length - 1)
})
