import { accessible } from './questions/accessible.ts'
import { inWords } from './questions/in-words.ts'
import { ownLanguage } from './questions/own-language.ts'
import { fitsPhone } from './questions/phone.ts'
import { refusals } from './questions/refusals.ts'
import { tablet } from './questions/tablet.ts'
import { wordsOfAMovedRow } from './questions/words-of-a-moved-row.ts'
import { wordsOfAnUpload } from './questions/words-of-an-upload.ts'
import { wordsOfWhatOpens } from './questions/words-of-what-opens.ts'
import { SCREENS } from './screens.ts'
import { type Question, type Reader, tourTest as test } from './visit.ts'

/** In this order: first checks that only read a screen, last those that change it. */
const QUESTIONS: readonly Question[] = [
  ownLanguage,
  inWords,
  accessible,
  tablet,
  fitsPhone,
  wordsOfAMovedRow,
  wordsOfWhatOpens,
  refusals,
  wordsOfAnUpload,
]

const READERS: readonly Reader[] = [
  { reads: 'ja', writes: 'ja', goes: 'by address' },
  { reads: 'ja', writes: 'en', goes: 'by link' },
  { reads: 'en', writes: 'en', goes: 'by link' },
]

for (const reader of READERS) {
  const who = `read in ${reader.reads}, writing ${reader.writes}`
  for (const screen of SCREENS) {
    for (const { title, ask } of QUESTIONS.filter((each) => each.isFor(screen, reader))) {
      test(`${screen.name}, ${who}, ${title}`, async ({ visit }) => {
        await ask(await visit(screen, reader))
      })
    }
  }
}
