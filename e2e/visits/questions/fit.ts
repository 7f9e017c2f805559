import { paintedTexts } from '../../access/painted-texts.ts'
import { sidewaysScroll, textsOutside } from '../../look/fits.ts'
import { expect } from '../../support/test.ts'
import type { Question } from '../question.ts'

export const fit: Question = {
  title: (path) => `all of ${path} fits`,
  at: [320, 640],
  async ask({ page }) {
    await expect.poll(() => sidewaysScroll(page), 'sideways scroll').toBe(0)
    expect(await textsOutside(page), 'cut').toEqual([])
  },
}

/** How the notes begin that say where a figure or a statement comes from. */
const NOTES =
  /^(As of|Rooms: average|The average of|Stated under|2026年3月31日時点|短縮した時間|ここに掲載|職業安定法)/

export const readable: Question = {
  title: (path) => `the texts of ${path} are at least 15 px high, and notes on their basis 14 px`,
  at: [320, 390],
  async ask({ page }) {
    const texts = await paintedTexts(page)
    expect(texts.filter(({ size }) => size < 14)).toEqual([])
    const small = texts.filter(({ size, words }) => size < 15 && !NOTES.test(words))
    expect(small.map(({ words, size }) => `${words}: ${size} px`)).toEqual([])
  },
}
