import { TYPES } from '@noren/contract/brand/type'
import { ownSiteTest } from '../support/own-site.ts'
import { inJapanese } from '../support/pages.ts'
import { ask } from './ask.ts'
import { fit } from './questions/fit.ts'
import { steady } from './questions/steady.ts'
import { wholeWords } from './questions/whole-words.ts'

/** The default is what every other test shows. */
for (const type of TYPES.slice(1)) {
  const test = ownSiteTest((snapshot) => Object.assign(snapshot.brand ?? {}, { type }))
  test.describe(`in the fonts “${type}”`, () => {
    ask(test, ['/', inJapanese('/')], [steady, fit, wholeWords])
  })
}
