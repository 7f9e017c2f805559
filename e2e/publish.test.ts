import type { Page } from '@playwright/test'
import { expect, houseTest as test } from './support/test.ts'

test('a text published in the CMS is on the site in both languages as soon as it is saved', async ({
  house,
}) => {
  const shares: number[] = []
  for (const round of ['first', 'second', 'third']) {
    const english = `Written on the ${round} morning`
    const japanese = `${round}の朝に書きました`
    await fillTitle(house.openDesk, 'en', english, 'Publish in English')
    const saving = await fillTitle(house.openDesk, 'ja', japanese, 'Publish in 日本語')
    await expect.poll(() => textOf(house.site.origin), { intervals: [20] }).toContain(english)
    await expect
      .poll(() => textOf(`${house.site.origin}/ja`), { intervals: [20] })
      .toContain(japanese)
    shares.push((Date.now() - saving.done) / saving.took)
  }
  // A machine busy with other tests is slow at both, and at one of them alone not three times.
  expect(Math.min(...shares)).toBeLessThan(1)
})

test('a draft that was not published is not on the site', async ({ house, page }) => {
  await fillTitle(house.openDesk, 'en', 'Only a thought so far', 'Save Draft')
  await fillTitle(house.openDesk, 'en', 'Ready for the guests', 'Publish in English')
  await expect.poll(() => textOf(house.site.origin)).toContain('Ready for the guests')
  await fillTitle(house.openDesk, 'en', 'Another thought', 'Save Draft')

  // Something published later is there, so whatever was to come before it would be there too.
  const desk = await house.openDesk('/admin/globals/cta?locale=en')
  await desk
    .getByRole('textbox', { name: 'Small print below — English' })
    .fill('We answer within two days.')
  await save(desk, 'Publish in English')
  await page.goto('/')
  await expect.poll(() => textOf(house.site.origin)).toContain('We answer within two days.')
  expect(await textOf(house.site.origin)).toContain('Ready for the guests')
  expect(await textOf(house.site.origin)).not.toContain('thought')
})

test('publishing in one language keeps the unfinished text of the other off the site', async ({
  house,
}) => {
  await fillTitle(house.openDesk, 'en', 'A sentence without an e', 'Save Draft')
  await fillTitle(house.openDesk, 'ja', '書き上げた見出し', 'Publish in 日本語')
  await expect.poll(() => textOf(`${house.site.origin}/ja`)).toContain('書き上げた見出し')
  expect(await textOf(house.site.origin)).not.toContain('A sentence without an e')
})

/** How long the desk took to save, from the press to its answer, and when that came; in ms. */
type Saving = { took: number; done: number }

type Button = 'Save Draft' | 'Publish in English' | 'Publish in 日本語'

/** Writes the title of the home page's opening as staff do. */
async function fillTitle(
  openDesk: (path: string) => Promise<Page>,
  locale: 'en' | 'ja',
  title: string,
  button: Button,
): Promise<Saving> {
  const desk = await openDesk(`/admin/globals/hero?locale=${locale}`)
  const language = { en: 'English', ja: '日本語' }[locale]
  await desk.getByRole('textbox', { name: new RegExp(`^Title.*— ${language}$`) }).fill(title)
  const saving = await save(desk, button)
  await desk.close()
  return saving
}

async function save(desk: Page, button: Button): Promise<Saving> {
  const saved = desk.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      // Beside what the form does by itself: it saves drafts, and says that it is open.
      /\/api\/globals\/\w+\?(?!.*autosave)/.test(response.url()),
  )
  const pressed = Date.now()
  await desk.getByRole('button', { name: button }).click()
  expect((await saved).status()).toBe(200)
  return { took: Date.now() - pressed, done: Date.now() }
}

/** The visible text of a page as the server sends it, phrase breaks left out. */
async function textOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return html.replace(/<wbr\/?>|\u200b/g, '')
}
