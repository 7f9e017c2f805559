import { TYPES } from '@noren/contract/brand/type'
import { ownSiteTest } from '../support/own-site.ts'
import { inJapanese } from '../support/pages.ts'
import { expect } from '../support/test.ts'
import { ask } from './ask.ts'
import { fit } from './questions/fit.ts'
import { steady } from './questions/steady.ts'
import { wholeWords } from './questions/whole-words.ts'

/** The default is what every other test shows. */
for (const type of TYPES.slice(1)) {
  const test = ownSiteTest((snapshot) => Object.assign(snapshot.brand ?? {}, { type }))
  test.describe(`in the fonts “${type}”`, () => {
    ask(test, ['/', inJapanese('/')], [steady, fit, wholeWords])

    test('the number 404 rises from the sea as high as in the first fonts', async ({
      visiting,
    }) => {
      const { page } = await visiting('/no-such-page', 1440)
      const depth = await page.getByText('404', { exact: true }).evaluate((number) => {
        const foot = document.createElement('span')
        foot.style.display = 'inline-block'
        number.append(foot)
        const { bottom } = foot.getBoundingClientRect()
        foot.remove()
        const sea = number.nextElementSibling?.getBoundingClientRect().top ?? 0
        return (bottom - sea) / Number.parseFloat(getComputedStyle(number).fontSize)
      })
      expect(depth).toBeCloseTo(0.14, 1)
    })
  })
}
