import { PAGES } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'
import { RULES, touchingTexts } from './touching-texts.ts'

for (const { path } of [...PAGES, { path: '/nowhere' }, { path: '/ja/nowhere' }]) {
  test(`nothing on ${path} runs together when it is read or copied as text`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text()
    expect(await page.evaluate(touchingTexts, { html, ...RULES })).toEqual([])
  })
}
