import type { Locator, Page } from '@playwright/test'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const MOBILE = {
  '/contact': 'Your mobile number: +81 stands for its first 0.',
  '/ja/contact': '携帯電話の番号です（先頭の0の代わりに+81）。',
}
const FULL =
  'This box takes the 10 digits of one number. Anything else was left out: you can write it in your message.'
const SHORT = 'Mobile numbers have 11 digits. Please type the whole number.'

const phoneOf = (page: Page): Locator => page.locator('input[type=tel]')
const codeOf = (page: Page): Locator => page.locator('form').getByText('+81', { exact: true })

async function openForm(page: Page, path = '/contact'): Promise<Locator> {
  await page.goto(path)
  await hydrated(page)
  await phoneOf(page).focus()
  return phoneOf(page)
}

for (const [path, words] of Object.entries(MOBILE)) {
  test(`a mobile number typed on ${path} is kept whole behind a fixed +81, which is explained`, async ({
    page,
  }) => {
    const phone = await openForm(page, path)
    await expect(codeOf(page)).toBeHidden()
    await page.keyboard.type('09012345678')
    await expect(phone).toHaveValue('9012345678')
    await expect(codeOf(page)).toBeVisible()
    await expect(page.getByText(words)).toBeVisible()
    // Around words that stay on one line a browser says a space.
    await expect(phone).toHaveAccessibleDescription(
      new RegExp(
        words
          .replace('（', ' ?（')
          .replaceAll('+', '\\+')
          .replaceAll(/ (?=\\w|\w)/g, '\\s'),
      ),
    )
    await page.keyboard.press('Backspace')
    await expect(codeOf(page)).toBeHidden()
    await expect(phone).toHaveAccessibleDescription('')
    await page.keyboard.type('9')
    await expect(phone).toHaveValue('9012345679')
    await expect(codeOf(page)).toBeVisible()
    await phone.fill('')
    await page.keyboard.type('0468761234')
    await expect(phone).toHaveValue('0468761234')
    await expect(codeOf(page)).toBeHidden()
  })
}

for (const [given, kept] of [
  ['090-1234-5678', '9012345678'],
  ['０９０－１２３４－５６７８', '9012345678'],
  ['+81 (0)90-1234-5678', '9012345678'],
  ['tel:+819012345678', '9012345678'],
  ['0081 90 1234 5678', '9012345678'],
  ['81-90-1234-5678', '9012345678'],
  ['+81 46 876 1234', '0468761234'],
  ['（０４６）８７６．１２３４', '0468761234'],
] as const) {
  test(`${given} is taken whole, typed, pasted or filled in by the browser`, async ({ page }) => {
    const phone = await openForm(page)
    await page.keyboard.type(given)
    await expect(phone).toHaveValue(kept)
    await phone.fill('')
    await page.keyboard.insertText(given)
    await expect(phone).toHaveValue(kept)
    await phone.fill('')
    await phone.evaluate((box: HTMLInputElement, value) => {
      box.value = value
      box.dispatchEvent(new Event('input', { bubbles: true }))
    }, given)
    await expect(phone).toHaveValue(kept)
  })
}

test('a number pasted from the clipboard is visible whole, and replaces the selection', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const phone = await openForm(page)
  await page.keyboard.type('0468761234')
  await page.evaluate(() => navigator.clipboard.writeText(' 090 – 1234 – 5678 '))
  await phone.selectText()
  await page.keyboard.press('Control+V')
  await expect(phone).toHaveValue('9012345678')
  await expect(codeOf(page)).toBeVisible()
})

for (const [given, kept] of [
  ['090-1234-5678（携帯）', '9012345678'],
  ['電話：03-1234-5678', '0312345678'],
  ['03-1234-5678 内線12', '0312345678'],
] as const) {
  test(`of ${given} the number is kept whole, and the page says what was left out`, async ({
    page,
  }) => {
    const phone = await openForm(page)
    await page.keyboard.insertText(given)
    await expect(phone).toHaveValue(kept)
    await expect(phone).toHaveAccessibleDescription(FULL)
  })
}

test('any other eleventh digit is refused wherever it is typed, with a message', async ({
  page,
}) => {
  const phone = await openForm(page)
  await page.keyboard.type('0468761234')
  await expect(page.getByText(FULL)).toHaveCount(0)
  for (const key of ['End', 'Home']) {
    await page.keyboard.press(key)
    await page.keyboard.type('5')
    await expect(phone).toHaveValue('0468761234')
    await expect(phone).toHaveAccessibleDescription(FULL)
  }
  await expect(page.getByText(FULL)).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(phone).toHaveValue('468761234')
  await expect(phone).toHaveAccessibleDescription('')
})

test('a digit missing in the middle of a mobile number is accepted where it is typed', async ({
  page,
}) => {
  const phone = await openForm(page)
  await page.keyboard.type('0901234678')
  await expect(phone).toHaveAccessibleDescription(SHORT)
  await expect(phone).not.toHaveAttribute('aria-invalid')
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('5')
  await expect(phone).toHaveValue('9012345678')
  const caret = await phone.evaluate((box: HTMLInputElement) => box.selectionStart)
  expect(caret).toBe(7)
})

test('the text of an input method becomes the number once it is confirmed, not before', async ({
  page,
}) => {
  const phone = await openForm(page)
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await compose('０９０１２３４')
  await expect(phone).toHaveValue('０９０１２３４')
  await compose('０９０１２３４５６７８')
  await expect(phone).toHaveValue('０９０１２３４５６７８')
  await keyboard.send('Input.insertText', { text: '０９０１２３４５６７８' })
  await expect(phone).toHaveValue('9012345678')
  await expect(codeOf(page)).toBeVisible()
  await page.keyboard.press('Home')
  await compose('１')
  await keyboard.send('Input.insertText', { text: '１' })
  await expect(phone).toHaveValue('9012345678')
  await expect(phone).toHaveAccessibleDescription(FULL)
})

test('a number typed before the script came is formatted, with the +81', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const box = document.querySelector<HTMLInputElement>('input[type=tel]')
      if (box) box.value = '090-1234-5678'
    })
  })
  await page.goto('/contact')
  await hydrated(page)
  await expect(phoneOf(page)).toHaveValue('9012345678')
  await expect(codeOf(page)).toBeVisible()
})

test('a mobile number is still there, with the +81, when a visitor returns to the page', async ({
  page,
}) => {
  await openForm(page)
  await page.keyboard.type('08012345678')
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.getByLabel('Name')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(phoneOf(page)).toHaveValue('8012345678')
  await expect(codeOf(page)).toBeVisible()
})
