import { expectOwnWords } from '../own-words.ts'
import type { Question } from '../visit.ts'

export const wordsOfWhatOpens: Question = {
  title: 'speaks no other language in what opens when it is pressed',
  isFor: ({ opens = [] }, { reads, writes }) => opens.length > 0 && reads === writes,
  ask: async ({ desk, screen, reads }) => {
    for (const selector of screen.opens ?? []) {
      await desk.locator(selector).first().click()
      await expectOwnWords(desk, reads, selector)
      await desk.keyboard.press('Escape')
    }
  },
}
