import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { GUIDES } from '../../cms/src/guides/guides.ts'
import { ROOT } from '../support/folders.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { asTable } from './as-table.ts'
import { changeEveryField } from './every-field.ts'
import { FOREIGN } from './foreign-words.ts'
import { LEFT_OUT, shownWords } from './shown-words.ts'

const LISTS = ['enquiries', 'restaurants', 'solutions', 'testimonials', 'media', 'videos', 'users']
const CONTENT = LISTS.filter((list) => list !== 'enquiries')
const GLOBALS = 'hero experience solutions-section innovation process cta about contact company'

/** What the restaurant of `every-field.ts` shows of its days, choices and dates. */
const COMPARED = {
  ja: ['火、水', '第1、第3', 'ランチ', '営業し、翌平日を休む', '2026-12-28'],
  en: [
    'Tuesday, Wednesday',
    '1st, 3rd',
    'Lunch',
    'Open, and closed the next weekday',
    '2026-12-28',
  ],
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
const isBroken = (text: string) => /\[object|undefined|^null$|^\[|\{\{|^edit-/.test(text)

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
        if (list === 'restaurants') await asTable(desk)
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
      await open('/admin/translations')
      for (const slug of GLOBALS.split(' ')) await open(`/admin/globals/${slug}`)
      await open('/admin/globals/reply-letters')
    })

    test(`${locale}: on its own screens and in its guides`, async () => {
      await open('/admin/menu/1')
      await press(desk.locator('.desk-menu summary, .desk-menu button[aria-expanded="false"]'))
      await open('/admin/closures')
      await open('/admin/globals/sign-in-rules')
      await open('/admin/collections/users/1')
      for (const { name } of GUIDES) await open(`/admin/guide/${name}`)
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

    test(`${locale}: where versions are compared in which every field has changed`, async ({
      house,
    }) => {
      const readNewest = async (path: string) => {
        await open(`${path}/versions`)
        await desk.locator('tbody a').first().click()
        await desk.waitForURL(/\/versions\/\d+/)
        await expect(desk.locator('.field-diff-content').first()).toBeVisible()
        await expectOwnWords(`${path}, compared`)
      }
      for (const list of ['restaurants', 'solutions', 'testimonials']) {
        await changeEveryField(desk.request, house.cms.origin, `/api/${list}/1`, 'PATCH')
        await readNewest(`/admin/collections/${list}/1`)
        if (list !== 'restaurants') continue
        for (const words of COMPARED[language]) {
          await expect(desk.getByText(words, { exact: true }).first()).toBeVisible()
        }
      }
      for (const slug of GLOBALS.split(' ')) {
        await changeEveryField(desk.request, house.cms.origin, `/api/globals/${slug}`, 'POST')
        await readNewest(`/admin/globals/${slug}`)
      }
    })

    test(`${locale}: when somebody signs in, and fails to`, async ({ browser, house }) => {
      const signedIn = desk
      desk = await browser.newPage({ locale, baseURL: house.cms.origin })
      await open('/admin/login')
      const submit = desk.locator('form button[type=submit]')
      await press(submit)
      await desk.locator('input[name=email]').fill('nobody@example.jp')
      await desk.locator('input[name=password]').fill('no such password')
      const refused = desk.waitForResponse(/\/api\/users\/login/)
      await press(submit)
      expect((await refused).status()).toBe(401)
      await expect(desk.locator('.payload-toast-item').first()).toBeVisible()
      await expectOwnWords('a refused sign-in')
      await desk.close()
      desk = signedIn
    })

    test(`${locale}: when several files are uploaded at once`, async () => {
      await open('/admin/collections/media')
      await press(desk.locator('.list-header__title-actions button'))
      const upload = desk.locator('dialog[open]')
      const buffer = await readFile(join(ROOT, 'docs/images/home.webp'))
      const files = ['1.webp', '2.webp'].map((name) => ({ name, mimeType: 'image/webp', buffer }))
      await upload.locator('input[type=file]').setInputFiles(files)
      await expect(upload.locator('[name=altEn]')).toBeVisible()
      await expectOwnWords('files that are chosen')
      await upload.locator('.btn--style-primary:visible').click()
      await expect(desk.locator('.payload-toast-item').first()).toBeVisible()
      await expectOwnWords('files that could not be saved')
    })

    test(`${locale}: when a row is moved by keyboard`, async () => {
      await open('/admin/collections/solutions')
      await desk.locator('tbody [aria-roledescription]').first().focus()
      for (const key of ['Space', 'ArrowDown', 'Escape']) {
        await desk.keyboard.press(key)
        await expectOwnWords(`the list after ${key}`)
      }
    })
  })
}
