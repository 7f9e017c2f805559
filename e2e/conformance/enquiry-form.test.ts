import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { box, fill, redness, submit, VALID } from '../support/enquiry-form.ts'
import { open, hostTest as test } from '../support/host-test.ts'

const REQUIRED = [
  'Name is required',
  'Phone number is required',
  'Email is required',
  'Subject is required',
  'Message is required',
]

test(
  'the form has its five fields',
  proves('CON-09', 'CON-10', 'CON-12', 'CON-13', 'CON-14', 'CST-09'),
  async ({ page }) => {
    await open(page, '/contact')
    await expect(box(page, 'Name')).toHaveAttribute('type', 'text')
    await expect(box(page, 'Phone')).toHaveAttribute('type', 'tel')
    await expect(box(page, 'Email')).toHaveAttribute('type', 'email')
    await expect(box(page, 'Subject')).toHaveAttribute('type', 'text')
    await expect(box(page, 'Message')).toHaveJSProperty('tagName', 'TEXTAREA')
    await expect(box(page, 'Message')).toHaveAttribute('rows', '6')
  },
)

test('the phone field takes at most ten characters', proves('CON-11'), async ({ page }) => {
  await open(page, '/contact')
  const phone = box(page, 'Phone')
  await phone.pressSequentially('01234567890')
  await expect(phone).toHaveValue('0123456789')
  await phone.fill('01234567890')
  await expect(phone).toHaveValue('0123456789')
  await phone.fill('')
  await phone.pressSequentially('09012345678')
  await expect(phone).toHaveValue('9012345678')
})

test(
  'an empty form shows five red messages under their fields and sends nothing',
  proves('CON-18', 'VAL-01', 'VAL-02', 'VAL-03', 'VAL-04', 'VAL-08', 'VAL-10', 'VAL-11', 'VAL-12'),
  async ({ page, host }) => {
    await open(page, '/contact')
    await submit(page).click()
    const names = ['Name', 'Phone', 'Email', 'Subject', 'Message']
    for (const [index, message] of REQUIRED.entries()) {
      const error = page.getByText(message, { exact: true })
      await expect(error).toBeVisible()
      const field = box(page, names[index] ?? '')
      await expect(field).toHaveAccessibleDescription(new RegExp(message))
      const [boxArea, errorArea] = [await field.boundingBox(), await error.boundingBox()]
      expect(errorArea?.y).toBeGreaterThanOrEqual((boxArea?.y ?? 0) + (boxArea?.height ?? 0) - 1)
      expect(await redness(error)).toBeGreaterThan(60)
    }
    await expect(box(page, 'Name')).toBeFocused()
    expect(host.requests.filter(({ call }) => call === 'submit')).toEqual([])
  },
)

test('a screen reader finds the message with the first wrong field, which takes the focus', async ({
  page,
}) => {
  await open(page, '/contact')
  await fill(page, { ...VALID, Email: 'aoi@', Subject: '' })
  await submit(page).focus()
  // A screen reader reads the messages that exist at the time of the focus.
  await box(page, 'Email').evaluate((email) => {
    email.addEventListener('focus', () => {
      const message = document.getElementById(email.getAttribute('aria-describedby') ?? '')
      const words = message?.textContent.replaceAll('\u00A0', ' ')
      document.body.dataset.read = `${email.getAttribute('aria-invalid')} ${words}`
    })
  })
  await page.keyboard.press('Enter')
  await expect(box(page, 'Email')).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute(
    'data-read',
    'true Please enter a valid email address',
  )
})

for (const { title, proof, field, value, message } of [
  {
    title: 'nine digits are too few',
    proof: proves('VAL-05', 'CST-09'),
    field: 'Phone',
    value: '046000000',
    message: 'Phone number must be exactly 10 digits',
  },
  {
    title: 'letters are no digits',
    proof: proves('VAL-06'),
    field: 'Phone',
    value: '04600abcde',
    message: 'Phone number must be exactly 10 digits',
  },
  {
    title: 'an address without a domain is not valid',
    proof: proves('VAL-09'),
    field: 'Email',
    value: 'aoi@',
    message: 'Please enter a valid email address',
  },
]) {
  test(title, proof, async ({ page, host }) => {
    await open(page, '/contact')
    await fill(page, { ...VALID, [field]: value })
    await submit(page).click()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    for (const other of REQUIRED)
      await expect(page.getByText(other, { exact: true })).toHaveCount(0)
    expect(host.requests.filter(({ call }) => call === 'submit')).toEqual([])
  })
}

test('switching the language keeps what was typed', proves('CON-39'), async ({ page }) => {
  await open(page, '/contact')
  await fill(page)
  await page.getByRole('link', { name: /^JP/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お問い合わせ')
  await expect(box(page, 'お名前')).toHaveValue(VALID.Name)
  await expect(box(page, 'お問い合わせ内容')).toHaveValue(VALID.Message)
})
