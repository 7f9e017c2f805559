import { expect, type Locator, type Page } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls } from '../support/browser-calls.ts'
import { submit } from '../support/enquiry-form.ts'
import { open, hostTest as test } from '../support/host-test.ts'

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }
const PAGES = ['/', '/restaurants', '/restaurants/first', '/about', '/contact', '/nowhere']

const header = (page: Page): Locator => page.getByRole('banner')
const navigation = (page: Page): Locator => header(page).getByRole('navigation')

/** Whether the page behind shows through the header, and whether the header blurs it. */
function surface(page: Page): Promise<{ transparent: boolean; blurred: boolean }> {
  return header(page).evaluate((element) => {
    const { backgroundColor, backdropFilter } = getComputedStyle(element)
    return {
      transparent: /(?:, 0\)|\/ 0\)|^transparent)$/.test(backgroundColor),
      blurred: backdropFilter.includes('blur'),
    }
  })
}

test.describe('on a wide screen', () => {
  test.use({ viewport: WIDE })

  test(
    'the header stays at the top of every page while it scrolls',
    proves('HDR-01', 'RTE-07'),
    async ({ page }) => {
      for (const path of PAGES) {
        await open(page, path)
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await expect(header(page)).toBeInViewport()
        expect((await header(page).boundingBox())?.y).toBe(0)
      }
    },
  )

  test('the brand name leads home', proves('HDR-02'), async ({ page }) => {
    await open(page, '/about')
    await header(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/$/)
  })

  test(
    'there are links Home, About and Contact',
    proves('HDR-03', 'HDR-05', 'HDR-06'),
    async ({ page }) => {
      await open(page, '/nowhere')
      for (const [name, path] of [
        ['Home', '/'],
        ['About', '/about'],
        ['Contact', '/contact'],
      ] as const)
        await expect(navigation(page).getByRole('link', { name, exact: true })).toHaveAttribute(
          'href',
          path,
        )
    },
  )

  test(
    'pressing the other language switches to it',
    proves('HDR-08', 'HDR-09'),
    async ({ page }) => {
      await open(page, '/about')
      await header(page).getByRole('link', { name: /^JP/ }).first().click()
      await expect(page).toHaveURL(/\/ja\/about$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ホストについて')
      await header(page).getByRole('link', { name: /^EN/ }).first().click()
      await expect(page).toHaveURL(/[^a]\/about$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About the host')
    },
  )

  test('pressing the active language changes nothing', proves('HDR-10'), async ({ page }) => {
    const calls = browserCalls(page)
    await open(page, '/contact')
    await page.getByRole('textbox', { name: 'Subject' }).fill('Half a')
    await submit(page).click()
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.evaluate(() => scrollTo(0, 120))
    const state = async () => ({
      url: page.url(),
      requests: calls.length,
      entries: await historyLength(page),
      scrolled: await page.evaluate(() => scrollY),
      main: await page.getByRole('main').innerHTML(),
      typed: await page.getByRole('textbox', { name: 'Subject' }).inputValue(),
    })
    const before = await state()
    await header(page).getByText('EN', { exact: true }).first().click()
    // Two frames are enough to see anything that a press would start.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    expect(await state()).toEqual(before)
  })

  for (const { title, proof, scroll, solid } of [
    {
      title: 'at the top of the home page the header is transparent',
      proof: proves('HDR-17'),
      scroll: 0,
      solid: false,
    },
    {
      title: 'the header is still transparent at exactly 50 px',
      proof: proves('HDR-18', 'CST-02'),
      scroll: 50,
      solid: false,
    },
    {
      title: 'at 51 px the header is solid and blurred',
      proof: proves('HDR-19', 'CST-02'),
      scroll: 51,
      solid: true,
    },
  ]) {
    test(title, proof, async ({ page }) => {
      await open(page, '/')
      await page.evaluate((y) => scrollTo(0, y), scroll)
      await expect.poll(() => surface(page)).toEqual({ transparent: !solid, blurred: solid })
      expect(await page.evaluate(() => scrollY)).toBe(scroll)
    })
  }

  test('scrolled back to the top it is transparent again', proves('HDR-20'), async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => scrollTo(0, 400))
    await expect.poll(async () => (await surface(page)).transparent).toBe(false)
    await page.evaluate(() => scrollTo(0, 50))
    await expect.poll(async () => (await surface(page)).transparent).toBe(true)
  })

  test(
    'on every other page the header is solid from the top',
    proves('HDR-21'),
    async ({ page }) => {
      for (const path of PAGES.slice(1)) {
        await open(page, path)
        expect(await surface(page)).toEqual({ transparent: false, blurred: true })
      }
    },
  )

  test(
    'leaving home scrolled and coming back decides again',
    proves('HDR-22'),
    async ({ page }) => {
      const title = page.getByRole('heading', { level: 1 })
      await open(page, '/')
      await page.evaluate(() => scrollTo(0, 300))
      await expect.poll(async () => (await surface(page)).transparent).toBe(false)
      await navigation(page).getByRole('link', { name: 'About', exact: true }).click()
      await expect(title).toHaveText('About the host')
      expect((await surface(page)).transparent).toBe(false)
      await navigation(page).getByRole('link', { name: 'Home', exact: true }).click()
      await expect(title).toHaveText('Host hero')
      await expect.poll(async () => (await surface(page)).transparent).toBe(true)
      await page.evaluate(() => scrollTo(0, 300))
      await expect.poll(async () => (await surface(page)).transparent).toBe(false)
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test(
    'the menu button opens and closes the navigation, Restaurants among its items',
    proves('HDR-07', 'HDR-11', 'HDR-12', 'HDR-13'),
    async ({ page }) => {
      await open(page, '/about')
      const about = header(page).getByRole('link', { name: 'About', exact: true })
      await expect(about).toBeHidden()
      await header(page).getByRole('button', { name: 'Open menu' }).click()
      await expect(about).toBeVisible()
      await expect(
        header(page).getByRole('link', { name: 'Restaurants', exact: true }),
      ).toHaveAttribute('href', '/restaurants')
      await header(page).getByRole('button', { name: 'Close menu' }).click()
      await expect(about).toBeHidden()
    },
  )

  test(
    'the open menu locks scrolling; choosing a link closes it and frees it',
    proves('HDR-14', 'HDR-15', 'HDR-16'),
    async ({ page }) => {
      await open(page, '/')
      await header(page).getByRole('button', { name: 'Open menu' }).click()
      const contact = header(page).getByRole('link', { name: 'Contact', exact: true })
      await expect(contact).toBeVisible()
      await page.mouse.move(195, 600)
      await page.mouse.wheel(0, 500)
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflow))
        .toBe('hidden')
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await contact.click()
      await expect(page).toHaveURL(/\/contact$/)
      await expect(contact).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
      await page.mouse.wheel(0, 500)
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    },
  )
})

function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => history.length)
}
