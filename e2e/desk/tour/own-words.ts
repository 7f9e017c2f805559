import { expect, type Page } from '@playwright/test'
import { settled } from '../../support/settled.ts'
import { FOREIGN } from '../foreign-words.ts'
import { LEFT_OUT, shownWords } from '../shown-words.ts'

/** The result of using something that is not a text as one. */
const isBroken = (text: string) => /\[object|undefined|^null$|^\[|\{\{|^edit-/.test(text)

/** What only the system calls so: types of files, sizes, hashes, keys, and a button that says nothing. */
const isRaw = (text: string) =>
  /(?:image|video)\/\w+|\d+x\d+|\d+ bytes|[0-9a-f]{20}|^_order$|^実行$|タイムゾーン|ロケール/.test(
    text,
  )

/** Fails on a word of the other language or of the system, once the opened screen is drawn. */
export async function expectOwnWords(desk: Page, language: 'ja' | 'en', where = ''): Promise<void> {
  await settled(desk)
  const words = await desk.evaluate(shownWords, LEFT_OUT)
  expect(words.length, where).toBeGreaterThan(3)
  const wrong = words.filter((text) => FOREIGN[language](text) || isBroken(text) || isRaw(text))
  expect(wrong, where).toEqual([])
}
