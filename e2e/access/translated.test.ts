import type { Page } from '@playwright/test'
import { linkFirst, rewriteTexts, TRANSLATED } from '../support/changed-pages.ts'
import { complaintsOf } from '../support/console.ts'
import { box, submit } from '../support/enquiry-form.ts'
import { holdScript } from '../support/held-script.ts'
import { hydrated } from '../support/hydrated.ts'
import { standInForMaps } from '../support/maps.ts'
import { inJapanese, KINDS } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

const TYPED = { Name: 'Aoi Hamada', Message: 'A table by the window.' }

test.beforeEach(async ({ page }) => {
  await standInForMaps(page)
  await page.addInitScript(watchForEmptiness)
})

for (const path of KINDS) {
  // Takes long: three documents, each until its script has run.
  test(`${path}, translated before the script came, goes to its other language, and translated again, back`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await openTranslated(page, path, 'before')
    await toggleTo(page, 'JP')
    await expect(page).toHaveURL(new RegExp(`[^a]${inJapanese(path)}$`))
    await wholeIn(page, 'ja')
    await hydrated(page)
    await page.evaluate(rewriteTexts, 'font')
    await toggleTo(page, 'EN')
    await expect(page).toHaveURL(new RegExp(`[^a]${path}$`))
    await wholeIn(page, 'en')
    expect(complaints.filter(isOfScript)).toEqual([])
  })
}

test('a home page translated before the script came has no dead buttons, and a readable header', async ({
  page,
}) => {
  await openTranslated(page, '/', 'before')
  await expect(page.getByRole('button', { name: 'Next testimonials' })).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.getByRole('button', { name: `${TRANSLATED}Restaurants` }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Shiobi' })).toBeVisible()
})

test('a translated not-found page leads to the home page of the other language', async ({
  page,
}) => {
  await openTranslated(page, '/none', 'after')
  await toggleTo(page, 'JP')
  await expect(page).toHaveURL(/\/ja$/)
  await wholeIn(page, 'ja')
})

test('a link of a translated page shows the page it leads to, and Back the one before', async ({
  page,
}) => {
  await openTranslated(page, '/about', 'after')
  const nav = page.getByRole('navigation').first()
  await nav.getByRole('link', { name: `${TRANSLATED}Contact` }).click()
  await expect(page).toHaveURL(/\/contact$/)
  await wholeIn(page, 'en')
  // Shown in place, and translated only then: the entry before is one of the app's.
  await hydrated(page)
  await nav.getByRole('link', { name: 'About', exact: true }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.evaluate(rewriteTexts, 'font')
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await wholeIn(page, 'en')
})

for (const before of [false, true]) {
  const when = before ? 'before the script came' : 'while it stood open'
  test(`a form translated ${when} keeps what is typed through language, errors and reload`, async ({
    page,
  }) => {
    const arrive = await holdScript(page)
    await page.goto('/contact')
    await box(page, 'Name').fill(TYPED.Name)
    if (before) await page.evaluate(rewriteTexts, 'font')
    arrive()
    if (!before) {
      await hydrated(page)
      await page.evaluate(rewriteTexts, 'font')
    }
    await page.locator('[name=message]').fill(TYPED.Message)
    await expect(page.locator('[name=name]')).toHaveValue(TYPED.Name)
    await toggleTo(page, 'JP')
    await wholeIn(page, 'ja')
    await expect(box(page, 'お名前')).toHaveValue(TYPED.Name)
    await expect(page.locator('[name=message]')).toHaveValue(TYPED.Message)
    await hydrated(page)
    await page.evaluate(rewriteTexts, 'font')
    await submit(page).click()
    await expect(page.getByText('件名を入力してください', { exact: true })).toBeVisible()
    await expect(page.locator('[name=name]')).toHaveValue(TYPED.Name)
    await page.reload()
    await expect(page.locator('[name=message]')).toHaveValue(TYPED.Message)
  })
}

test('a form whose days a browser turned into links keeps what is typed', async ({ page }) => {
  const complaints = complaintsOf(page)
  const arrive = await holdScript(page)
  await page.goto('/contact?restaurant=shiobi')
  await box(page, 'Name').fill(TYPED.Name)
  await page.evaluate(linkFirst, 'today or tomorrow')
  arrive()
  await page.locator('[name=message]').fill(TYPED.Message)
  await expect(page.locator('[name=name]')).toHaveValue(TYPED.Name)
  await toggleTo(page, 'JP')
  await wholeIn(page, 'ja')
  await expect(box(page, 'お名前')).toHaveValue(TYPED.Name)
  await expect(page.locator('[name=message]')).toHaveValue(TYPED.Message)
  expect(complaints.filter(isOfScript)).toEqual([])
})

test('a form that is translated while its script takes over keeps what was typed before', async ({
  page,
}) => {
  const arrive = await holdScript(page)
  await page.goto('/contact')
  await box(page, 'Name').fill(TYPED.Name)
  await page.evaluate(`(${rewriteAsItIsTakenOver})(${rewriteTexts})`)
  arrive()
  await hydrated(page)
  await expect(page.locator('[name=name]')).toHaveValue(TYPED.Name)
  await page.reload()
  await expect(box(page, 'Name')).toHaveValue(TYPED.Name)
})

test('errors of a translated form come and go', async ({ page }) => {
  await openTranslated(page, '/contact', 'after')
  await submit(page).click()
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible()
  await page.evaluate(rewriteTexts, 'font')
  await page.locator('[name=name]').fill(TYPED.Name)
  await expect(page.getByText('Name is required')).toBeHidden()
  await page.locator('[name=phone]').fill('12')
  await submit(page).click()
  await expect(page.getByText('Phone number must be exactly 10 digits')).toBeVisible()
})

test('a translated page says that the restaurant has opened', async ({ page }) => {
  await page.clock.install({ time: '2026-11-19T16:59:30+09:00' })
  await openTranslated(page, '/restaurants/shiobi', 'after')
  const article = page.getByRole('article')
  await expect(article.getByText(`${TRANSLATED}Opens today at 17:00`)).toHaveCount(2)
  await page.clock.runFor(60_000)
  await expect(article.getByText(/^Open until/)).toHaveCount(2)
  await expect(article.getByText('Opens today at 17:00')).toHaveCount(0)
})

test('a translated page goes on counting its pictures', async ({ page }) => {
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  await page.getByRole('region', { name: 'Gallery' }).getByRole('link').first().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Gallery' })
  await expect(dialog.getByText(/^1 \/ \d/)).toBeVisible()
  await page.evaluate(rewriteTexts, 'font')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText(/^2 \/ \d/)).toBeVisible()
})

test('a page that React abandons after an unforeseen change is loaded again', async ({ page }) => {
  await page.goto('/about')
  await hydrated(page)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main > *')) {
      const mark = document.createElement('x-mark')
      part.replaceWith(mark)
      mark.append(part)
    }
  })
  await page.locator('header nav a[href="/contact"]').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  await expect(page.locator('x-mark')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('was-empty'))).toBeNull()
})

/** Whether it abandoned the page is the last thing a page reads from its history before the script takes over. */
function rewriteAsItIsTakenOver(rewrite: (tag: string) => void): void {
  const own = Object.getOwnPropertyDescriptor(History.prototype, 'state')
  if (!own) throw new Error('A page has no history')
  Object.defineProperty(History.prototype, 'state', {
    configurable: true,
    get(): unknown {
      Object.defineProperty(History.prototype, 'state', own)
      rewrite('font')
      return history.state
    },
  })
}

/** A page that is left cancels its pictures. */
const isOfScript = (complaint: string) => !complaint.startsWith('failed: ')

/** Opens a page that is translated before the script comes, or after it has taken over. */
async function openTranslated(page: Page, path: string, when: 'before' | 'after'): Promise<void> {
  const arrive = await holdScript(page)
  await page.goto(path)
  if (when === 'before') await page.evaluate(rewriteTexts, 'font')
  arrive()
  if (when === 'before') return
  await hydrated(page)
  await page.evaluate(rewriteTexts, 'font')
}

async function toggleTo(page: Page, label: 'EN' | 'JP'): Promise<void> {
  const toggle = page.getByRole('banner').getByRole('link', { name: label })
  await toggle.first().click()
}

/** The page is in one language, as it was sent, and never was empty. */
async function wholeIn(page: Page, lang: 'en' | 'ja'): Promise<void> {
  await expect(page.locator(`html[lang=${lang}]`)).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(TRANSLATED)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    lang === 'ja' ? /[ぁ-んァ-ヶ一-龠]|\w/ : /^[^ぁ-んァ-ヶ一-龠]+$/,
  )
  await expect(page.locator('#root')).not.toContainText(TRANSLATED)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('was-empty'))).toBeNull()
}

/** Records when nothing is left of a page. */
function watchForEmptiness(): void {
  addEventListener('DOMContentLoaded', () => {
    const root = document.getElementById('root')
    if (!root) return
    new MutationObserver(() => {
      if (root.childElementCount === 0) sessionStorage.setItem('was-empty', location.pathname)
    }).observe(root, { childList: true })
  })
}
