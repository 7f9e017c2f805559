import type { Locator, Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { pending } from '../support/pending.ts'
import { expect, test } from '../support/test.ts'

const PHONE = { width: 390, height: 844 }

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Presses Tab until the element has the focus; fails after a hundred steps. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

async function tabBackTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 20; step++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Shift+Tab')
  }
  await expect(target).toBeFocused()
}

test('the first Tab reaches a link that skips the header', async ({ page }) => {
  await open(page, '/ja')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: '本文へ移動' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

for (const path of ['/', '/ja/restaurants/shiobi', '/contact', '/ja/about']) {
  test(`on ${path} focus shows and is never under the header, forwards and backwards`, async ({
    page,
  }) => {
    await open(page, path)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let step = 0; step < 70; step++) {
        await page.keyboard.press(key)
        const seen = await page.evaluate(() => {
          const element = document.activeElement
          if (!element || element === document.body || element instanceof HTMLIFrameElement)
            return null
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const header = document.querySelector('header')
          const covered = (x: number, y: number) =>
            header?.contains(document.elementFromPoint(x, y)) ?? false
          // A field of the form is underlined twice; a card is outlined around its link.
          const rings = [element, element.closest('li') ?? element].map((ring) =>
            getComputedStyle(ring),
          )
          return {
            element: element.outerHTML.slice(0, 120),
            hidden:
              !header?.contains(element) &&
              covered(left + 2, top + 2) &&
              covered((left + right) / 2, (top + bottom) / 2) &&
              covered(right - 2, bottom - 2),
            outlined: rings.some(
              ({ outlineStyle, outlineWidth, boxShadow }) =>
                (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) ||
                boxShadow !== 'none',
            ),
          }
        })
        if (seen) expect(seen, seen.element).toMatchObject({ hidden: false, outlined: true })
      }
    }
  })
}

test('the dropdown opens with Enter, closes with Escape and gives the focus back', async ({
  page,
}) => {
  await open(page, '/about')
  const button = page.getByRole('banner').getByRole('button', { name: 'Restaurants' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const first = page.getByRole('banner').getByRole('link', { name: 'Shiobi' })
  await expect(first).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, first)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/restaurants\/shiobi$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a page whose content comes late has the focus until its heading can take it', async ({
  page,
}) => {
  const answer = pending()
  await page.route('**/api/restaurant/slug/shiobi*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await open(page, '/about')
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'Shiobi' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  answer.settle()
  await expect(page.getByRole('heading', { level: 1, name: 'Shiobi' })).toBeFocused()
})

test('the menu of a phone is worked by keyboard alone', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/')
  const button = page.getByRole('banner').getByRole('button', { name: /menu/i })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const about = page.getByRole('banner').getByRole('link', { name: 'About' })
  await expect(about).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, about)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/about$/)
  await expect(about).toBeHidden()
})

test('the video opens with the space bar, keeps the focus, and gives it back', async ({ page }) => {
  await open(page, '/')
  const film = page.getByRole('main').locator('[aria-haspopup=dialog]').first()
  await tabTo(page, film)
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const hero = await page.getByRole('main').locator('img').first().getAttribute('src')
  const poster = hero?.replace('.webp', '-1200.avif') ?? 'a picture'
  await expect(dialog.locator('video')).toHaveAttribute('poster', poster)
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    const inside = await dialog.evaluate(
      (element) =>
        document.activeElement === document.body || element.contains(document.activeElement),
    )
    expect(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(film).toBeFocused()
})

test('the carousel turns by keyboard and says what it shows', async ({ page }) => {
  await open(page, '/')
  const carousel = page.getByRole('group', { name: 'What our customers say' })
  await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel')
  const next = carousel.getByRole('button', { name: 'Next testimonials' })
  const before = await carousel.getByRole('listitem').first().textContent()
  await tabTo(page, next)
  await page.keyboard.press('Enter')
  await expect(carousel.getByRole('listitem').first()).not.toHaveText(before ?? '')
  await expect(next).toBeFocused()
  const live = carousel.locator('[aria-live]')
  const names = carousel.locator('li[data-away="false"] figcaption bdi:first-child')
  await expect(live).toHaveText((await names.allTextContents()).join(', '))
  await page.getByRole('banner').getByRole('link', { name: /^JP/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.locator('main [aria-live]')).toBeEmpty()
})

test('the open dropdown closes when the focus leaves it, and not before', async ({ page }) => {
  await open(page, '/about')
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: 'Restaurants' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const links = banner.locator('[popover]').first().getByRole('link')
  for (const link of await links.all()) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(banner.getByRole('link', { name: 'About', exact: true })).toBeFocused()
  await expect(links.first()).toBeHidden()
  await tabTo(page, banner.getByRole('link', { name: 'JP' }))
  await page.keyboard.press('Shift+Tab')
  await tabBackTo(page, button)
  await page.keyboard.press('Enter')
  await expect(links.first()).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(links.first()).toBeHidden()
})

test('the toggle keeps the focus, and the new language is announced once', async ({ page }) => {
  await open(page, '/about')
  const banner = page.getByRole('banner')
  for (const [label, lang, said] of [
    ['JP', 'ja', '日本語'],
    ['EN', 'en', 'English'],
  ] as const) {
    const toggle = banner.getByRole('link', { name: label })
    await toggle.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    const focused = page.locator(':focus')
    await expect(focused).toHaveText(new RegExp(`^${label}`))
    await expect(focused).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('[aria-live]').filter({ hasText: said })).toHaveCount(1)
    await expect(page.locator('[aria-live]').filter({ hasText: /\S/ })).toHaveCount(1)
  }
})

test('the ring around the button that closes the video is whole', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, page.getByRole('main').locator('[aria-haspopup=dialog]').first())
  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  const [frame, box] = [await dialog.boundingBox(), await close.boundingBox()]
  if (!frame || !box) throw new Error('The dialog is not visible')
  const RING = 5
  expect(box.x - RING).toBeGreaterThanOrEqual(frame.x)
  expect(box.y - RING).toBeGreaterThanOrEqual(frame.y)
  expect(box.x + box.width + RING).toBeLessThanOrEqual(frame.x + frame.width)
})

test('the form is filled in and corrected by keyboard alone', async ({ page }) => {
  await open(page, '/contact')
  await tabTo(page, page.locator('form button[type=submit]'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name')).toBeFocused()
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name is required')
  for (const text of ['Hanako', '0450000001', 'hanako@example.jp', 'Lunch', 'Eight of us.']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
    // Behind the phone field is the way for those without a Japanese number.
    const elsewhere = page.locator('form').getByRole('link', { name: 'Email us' })
    if (text === '0450000001') {
      await expect(elsewhere).toBeFocused()
      await page.keyboard.press('Tab')
    }
  }
  await tabTo(page, page.locator('form button[type=submit]'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible()
})

test('an outcome is announced once', async ({ page }) => {
  await open(page, '/contact')
  await page.route('**/create-submission', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'Please try later.' } }),
  )
  const boxes = page.locator('form').getByRole('textbox')
  const values = ['Hanako', '0450000001', 'hanako@example.jp', 'Lunch', 'Eight of us.']
  for (const [index, value] of values.entries()) await boxes.nth(index).fill(value)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByText('Please try later.')).toHaveCount(2)
  const announcing = await page.getByText('Please try later.').evaluateAll(
    (all) =>
      all.filter((element) => {
        const live = element.closest('[aria-live], [role=status], [role=alert]')
        return live !== null && live.getAttribute('aria-live') !== 'off'
      }).length,
  )
  expect(announcing).toBe(1)
})

test('the moving texts can be stopped', async ({ page }) => {
  await open(page, '/about')
  const button = page.getByRole('checkbox', { name: 'Pause the moving words' })
  await tabTo(page, button)
  await page.keyboard.press('Space')
  await expect(button).toBeChecked()
  expect(
    await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ playState }) => playState),
    ),
  ).toEqual(expect.not.arrayContaining(['running']))
})
