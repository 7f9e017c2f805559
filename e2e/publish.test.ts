import type { Page } from '@playwright/test'
import type { House } from './support/house.ts'
import { inPublishMenu } from './support/publish-menu.ts'
import { saved } from './support/saved.ts'
import { expect, houseTest as test } from './support/test.ts'
import { unbroken } from './support/unbroken.ts'

// Takes long: both programs are started first.
test('a text published in the CMS is on the site in both languages as soon as it is saved', async ({
  house,
}) => {
  const shares: number[] = []
  for (const round of ['first', 'second', 'third']) {
    const english = `Written on the ${round} morning`
    const japanese = `${round}の朝に書きました`
    await using inEnglish = await openHero(house, 'en')
    await writeTitle(inEnglish, english)
    await saved(publish(inEnglish))
    await using inJapanese = await openHero(house, 'ja')
    const began = Date.now()
    await writeTitle(inJapanese, japanese)
    await saved(publish(inJapanese))
    const done = Date.now()
    await expect.poll(() => textOf(house.site.origin), { intervals: [20] }).toContain(english)
    await expect
      .poll(() => textOf(`${house.site.origin}/ja`), { intervals: [20] })
      .toContain(japanese)
    shares.push((Date.now() - done) / (done - began))
  }
  // On a machine busy with other tests both are slow, but not three times only one of them.
  expect(Math.min(...shares)).toBeLessThan(1)
})

test('a draft that was not published is not on the site', async ({ house }) => {
  await using desk = await openHero(house, 'en')
  await writeTitle(desk, 'Only a thought so far')
  await saved(saveDraft(desk))
  await writeTitle(desk, 'Ready for the guests')
  await saved(publish(desk))
  await expect.poll(() => textOf(house.site.origin)).toContain('Ready for the guests')
  await writeTitle(desk, 'Another thought')
  await saved(saveDraft(desk))

  // A later publish is there, so anything before it would be there too.
  const published = await (await house.calls()).post('/api/globals/cta?locale=en', {
    data: { footer: 'We answer within two days.', _status: 'published' },
  })
  expect(published.status()).toBe(200)
  await expect.poll(() => textOf(house.site.origin)).toContain('We answer within two days.')
  expect(await textOf(house.site.origin)).toContain('Ready for the guests')
  expect(await textOf(house.site.origin)).not.toContain('thought')
})

test('publishing in one language keeps the unfinished text of the other off the site', async ({
  house,
}) => {
  await using inEnglish = await openHero(house, 'en')
  await writeTitle(inEnglish, 'A sentence without an e')
  await saved(saveDraft(inEnglish))
  await using inJapanese = await openHero(house, 'ja')
  await writeTitle(inJapanese, '書き上げた見出し')
  await saved(await inPublishMenu(inJapanese, 'Publish Japanese only'))
  await expect.poll(() => textOf(`${house.site.origin}/ja`)).toContain('書き上げた見出し')
  expect(await textOf(house.site.origin)).not.toContain('A sentence without an e')
})

const saveDraft = (desk: Page) => desk.getByRole('button', { name: 'Save Draft' })
const publish = (desk: Page) => desk.getByRole('button', { name: 'Publish', exact: true })

/** The opening of the home page, to be written in a language. */
const openHero = (house: House, language: 'en' | 'ja') =>
  house.openDesk(`/admin/globals/hero?locale=${language}`)

/** Writes the title in the language of the form as staff do. */
async function writeTitle(desk: Page, title: string): Promise<void> {
  const language = new URL(desk.url()).searchParams.get('locale') === 'en' ? 'English' : 'Japanese'
  await desk.getByRole('textbox', { name: new RegExp(`^Title.*\\(${language}\\)$`) }).fill(title)
}

/** The visible text of a page as the server sends it, without phrase breaks. */
async function textOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  return unbroken(html)
}
