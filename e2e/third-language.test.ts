import { expect, type Page } from '@playwright/test'
import { submit, VALID } from './support/enquiry-form.ts'
import { hydrated } from './support/hydrated.ts'
import { PAGES } from './support/pages.ts'
import { saved } from './support/saved.ts'
import { settled } from './support/settled.ts'
import {
  ALT_FIELDS,
  THIRD,
  thirdLanguageTest as test,
  WORD_TABLES,
} from './support/third-language.ts'

const { tag, label, name, home } = THIRD

/** In error as long as the desk's types are those of before: `npm run generate` makes them again. */
const AFTER_ALT_FIELDS = [
  'cms/src/content/kinds/facts/follow-restaurant.ts',
  'cms/src/screens/closures/save-closure.ts',
  'cms/src/screens/menu/write-dishes.ts',
  'cms/src/screens/menu/write-menus.ts',
  'cms/src/staff/accounts/own-restaurants/by-name.ts',
  'cms/src/inbox/collector.ts',
  'cms/src/inbox/guests/keep-act.ts',
  'cms/src/inbox/guests/stand-in.ts',
  'cms/src/inbox/remind/reminder-letter.ts',
  'cms/src/inbox/reply/previewed-mails.ts',
  'cms/src/inbox/reply/reply-to.ts',
  'cms/src/content/library/media/picture-words.ts',
  'cms/src/screens/restaurants-of.ts',
  'cms/src/publish/per-language.ts',
  'cms/src/content/model/document-words.ts',
  'cms/src/content/editing/schedule/publish-stored.ts',
  'cms/src/content/editing/schedule/report-failure.ts',
  'cms/src/screens/list-cards/cards.ts',
  'cms/src/screens/today/task.ts',
  'cms/src/screens/today/closures-between.ts',
  'cms/src/screens/today/drafts.ts',
  'cms/src/content/kinds/facts/day-begins.ts',
  'cms/src/content/languages/translations/pictures.ts',
  'cms/src/screens/menu/new-photo.tsx',
  'cms/src/screens/links/site-links.tsx',
  'cms/src/screens/list-cards/picture-card.tsx',
  'cms/src/screens/today/first-steps.ts',
  'cms/src/screens/today/restaurants-today.ts',
  'cms/src/staff/accounts/invitations/mail-link.ts',
  'cms/src/content/model/fields/business-choice.tsx',
  'cms/src/desk/begin/own-documents.ts',
  'cms/src/desk/files/files-of-uploads.ts',
]

const english = PAGES.filter(({ lang }) => lang === 'en').map(({ path }) => path)
const third = (path: string) => (path === '/' ? `/${tag}` : `/${tag}${path}`)

test('the compiler names every place where texts of a new language are missing', ({ built }) => {
  const words = [...WORD_TABLES, ALT_FIELDS]
  expect(built.missing).toEqual([...words, ...AFTER_ALT_FIELDS].sort())
  expect(built.left).toEqual([])
})

test('every page exists in a new language, and each language links to the others', async ({
  request,
  site,
}) => {
  const siteMap = await (await request.get('/sitemap.xml')).text()
  for (const path of english) {
    const answer = await request.get(third(path))
    expect([path, answer.status()]).toEqual([path, 200])
    const html = await answer.text()
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${tag}"`, 'i'))
    const address = site.origin + third(path)
    expect(html).toContain(`<link rel="canonical" href="${address}">`)
    expect(siteMap).toContain(`<loc>${address}</loc>`)
    for (const page of [html, await (await request.get(path)).text()]) {
      expect(page).toContain(`<link rel="alternate" hreflang="${tag}" href="${address}">`)
      expect(page.match(/<link rel="alternate" hreflang=/g)).toHaveLength(4)
    }
  }
})

test('a text missing in a new language is shown in the next one, and says so', async ({ page }) => {
  await page.goto(third('/restaurants/shiobi'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shiobi')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
})

test('the toggle lists a third language and follows it in place', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'stayed', true))
  const toggle = page.getByRole('banner').getByRole('list', { name: 'Language' })
  await expect(toggle.getByRole('link')).toHaveText([/^JP/, new RegExp(`^${label}`)])
  await toggle.getByRole('link', { name: label }).click()
  await expect(page).toHaveURL(third('/about'))
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
  await expect(page.getByRole('banner').getByRole('link', { name: home })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
})

test('the form is accepted in a new language, with and without the script', async ({
  page,
  browser,
  site,
}) => {
  await page.goto(third('/contact'))
  await hydrated(page)
  await fillIn(page)
  await submit(page).click()
  await expect(
    page.getByText('お問い合わせを送信しました。ありがとうございます。').first(),
  ).toBeVisible()

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin })
  const plain = await context.newPage()
  await plain.goto(third('/contact'))
  await fillIn(plain)
  await submit(plain).click()
  await expect(plain).toHaveURL(new RegExp(`${third('/contact')}\\?sent=`))
  await context.close()
})

// Takes long: both programs are started from the build with another language.
test('the desk offers a new language, and its texts are on its pages', async ({ house, page }) => {
  await using desk = await house.openDesk('/admin/globals/hero?locale=en')
  await desk.getByRole('button', { name: 'Language', exact: true }).click()
  await desk.getByRole('button', { name, exact: true }).click()
  await desk.waitForURL(new RegExp(`locale=${tag}`))
  await settled(desk)
  const title = desk.getByRole('textbox', { name: new RegExp(`^Title.*\\(${name}\\)$`) })
  await expect(title).toHaveValue('')
  await title.fill('Bonvenon ĉe ni')
  await saved(desk.getByRole('button', { name: 'Publish', exact: true }))
  await expect(async () => {
    await page.goto(third('/'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonvenon ĉe ni', {
      timeout: 1000,
    })
  }).toPass()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bonvenon ĉe ni')
})

test('the desk speaks Japanese to staff whose language it does not speak', async ({
  house,
  browser,
}) => {
  const context = await browser.newContext({ locale: tag, baseURL: house.cms.origin })
  const desk = await context.newPage()
  await desk.goto('/admin/login')
  await expect(desk.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(desk.getByRole('button', { name: 'ログイン' })).toBeVisible()
  await context.close()
})

/** The fields have the labels of the language that the new texts were copied from. */
async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(VALID)) {
    await page.locator(`form [name="${name.toLowerCase()}"]`).fill(value)
  }
}
