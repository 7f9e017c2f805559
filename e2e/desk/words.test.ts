import type { Locator, Page } from '@playwright/test'
import { expect, houseTest as test } from '../support/test.ts'
import { LEFT_OUT, shownWords } from './shown-words.ts'

const LISTS = ['enquiries', 'restaurants', 'solutions', 'testimonials', 'media', 'videos', 'users']
const CONTENT = LISTS.filter((list) => list !== 'enquiries')
const GLOBALS = 'hero experience solutions-section innovation process cta about contact company'

/** Names that are the same in every language, and the demo's restaurants in addresses. */
const NAMES =
  /\b(?:Noren|Instagram|Facebook|YouTube|Google|LINE|English|CSV|SNS|URL|ID|MP4|WebM|WebP|AVIF|JPEG|PNG|Enter|Esc|Hanako|shiobi|tateito|onda|kohaku|yoriai)\b/g
/** Addresses, files and their types, and examples. */
const DATA =
  /https?:\/\/\S*|[\w.+-]*@[\w.-]+|[\w-]+\.(?:webp|mp4|webm|txt)|(?:image|video)\/\w+|\d+(?:KB|MB)|\d+x\d+|\/[a-z]+(?:\/[a-z]+)*|src="…"|H\.264|（例：[^）]*）/g

/** Japanese in an English sentence: its own name, and examples in quotation marks. */
const QUOTED = /日本語|「[^」]*」/g

const FOREIGN = {
  ja: (text: string) => /[A-Za-z]{2,}/.test(text.replace(DATA, '').replace(NAMES, '')),
  en: (text: string) =>
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text.replace(QUOTED, '')),
}

let desk: Page
let language: 'en' | 'ja'

/** Fails on a word of the other language, once what was opened is drawn. */
async function expectOwnWords(where: string): Promise<void> {
  await expect(async () => {
    const words = await desk.evaluate(shownWords, LEFT_OUT)
    expect(words.length).toBeGreaterThan(3)
    const wrong = words.filter((text) => FOREIGN[language](text) || isBroken(text))
    expect({ where, wrong }).toEqual({ where, wrong: [] })
  }).toPass({ timeout: 30_000 })
}

/** Made by the program of something that is not a text. */
const isBroken = (text: string) => /\[object|undefined|\{\{|^edit-/.test(text)

/** Opens a screen and waits until its script has taken it over. */
async function open(path: string): Promise<void> {
  await desk.goto(`${path}${path.includes('?') ? '&' : '?'}locale=${language}`)
  await desk.waitForLoadState('networkidle')
  await expectOwnWords(path)
}

/** Presses what opens a part of the screen, and reads it. */
async function press(what: Locator): Promise<void> {
  await what.first().click()
  await expectOwnWords(`${desk.url()} ${what}`)
}

for (const [given, locale] of [
  ['ja', 'ja-JP'],
  ['en', 'en-GB'],
] as const) {
  test.describe(`the desk in ${locale} speaks no other language`, () => {
    // Some forty screens, each drawn whole.
    test.describe.configure({ timeout: 300_000 })

    test.beforeEach(async ({ browser, house }) => {
      const signedIn = await house.openDesk('/admin')
      const storageState = await signedIn.context().storageState()
      await signedIn.close()
      const context = await browser.newContext({ baseURL: house.cms.origin, locale, storageState })
      desk = await context.newPage()
      language = given
    })
    test.afterEach(() => desk.context().close())

    test(`${locale}: in its lists, their filters, columns and what is done with several`, async () => {
      await open('/admin')
      for (const list of LISTS) {
        await open(`/admin/collections/${list}`)
        await press(desk.locator('#toggle-list-columns'))
        await press(desk.locator('#toggle-list-filters'))
        await press(desk.locator('.where-builder__no-filters button, .where-builder__add-or'))
        const rows = desk.locator('tbody input[type=checkbox]')
        if ((await rows.count()) === 0) continue
        await rows.first().check()
        await press(desk.locator('.list-selection button'))
      }
      await open('/admin/collections/restaurants?search=zzzz')
    })

    test(`${locale}: where content is written`, async () => {
      for (const list of CONTENT) {
        await open(`/admin/collections/${list}/create`)
        await open(`/admin/collections/${list}/1`)
        await press(desk.locator('.doc-controls__popup button'))
      }
      await open('/admin/account')
      for (const slug of GLOBALS.split(' ')) await open(`/admin/globals/${slug}`)
    })

    test(`${locale}: in versions, dialogs, calendars and choices`, async () => {
      await open('/admin/collections/restaurants/1/versions')
      await desk.locator('tbody a').last().click()
      await desk.waitForURL(/\/versions\/\d+/)
      await desk.waitForLoadState('networkidle')
      await press(desk.locator('.restore-version button'))
      await open('/admin/globals/cta/versions')

      await open('/admin/collections/restaurants/1')
      await press(desk.locator('#field-listedSince input'))
      await desk.keyboard.press('Escape')
      await press(desk.locator('#field-accent .rs__control'))
    })
  })
}
