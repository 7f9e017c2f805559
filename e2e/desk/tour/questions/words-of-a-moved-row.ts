import { expectOwnWords } from '../own-words.ts'
import type { Question } from '../visit.ts'

export const wordsOfAMovedRow: Question = {
  title: 'speaks no other language while a row is moved by keyboard',
  isFor: ({ name }, { reads, writes }) =>
    name === '/admin/collections/solutions' && reads === writes,
  ask: async ({ desk, reads }) => {
    await desk.locator('tbody [aria-roledescription]').first().focus()
    for (const key of ['Space', 'ArrowDown', 'Escape']) {
      await desk.keyboard.press(key)
      await expectOwnWords(desk, reads, `after ${key}`)
    }
  },
}
