import { pressUntilSent } from '../support/press-until-sent.ts'
import { followed } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { expectOwnWords } from './tour/own-words.ts'

for (const [language, locale] of [
  ['ja', 'ja-JP'],
  ['en', 'en-GB'],
] as const) {
  test(`the desk in ${locale} shows no other language when someone signs in, and when that fails`, async ({
    browser,
    house,
  }) => {
    await using context = await browser.newContext({ locale, baseURL: house.cms.origin })
    const desk = followed(await context.newPage())
    await openScreen(desk, '/admin/login')
    await expectOwnWords(desk, language, 'the sign-in')
    const submit = desk.locator('form button[type=submit]')
    await submit.click()
    await expectOwnWords(desk, language, 'with nothing filled in')
    await desk.locator('input[name=email]').fill('nobody@example.jp')
    await desk.locator('input[name=password]').fill('no such password')
    const answer = await pressUntilSent(submit, (request) =>
      request.url().endsWith('/api/users/login'),
    )
    expect(answer.status()).toBe(401)
    await expect(desk.locator('.payload-toast-item').first()).toBeVisible()
    await expectOwnWords(desk, language, 'a refused sign-in')
  })
}
