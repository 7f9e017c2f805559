import { expect, type Locator, type Page } from '@playwright/test'
import { open, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

const VALID = {
  Name: 'Aoi Hamada',
  Phone: '0460000000',
  Email: 'aoi@example.jp',
  Subject: 'A table for four',
  Message: 'Friday at seven, please.',
} as const

const REQUIRED = [
  'Name is required',
  'Phone number is required',
  'Email is required',
  'Subject is required',
  'Message is required',
]

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
const submit = (page: Page): Locator => page.locator('form[method="post"] button[type="submit"]')
const status = (page: Page): Locator => page.locator('form[method="post"]').getByRole('status')
const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

async function fill(page: Page, values: Readonly<Record<string, string>> = VALID): Promise<void> {
  for (const [name, value] of Object.entries(values)) await box(page, name).fill(value)
}

test('CON-09 CON-10 CON-12 CON-13 CON-14 CST-09 the form has its five fields', async ({ page }) => {
  await open(page, '/contact')
  await expect(box(page, 'Name')).toHaveAttribute('type', 'text')
  await expect(box(page, 'Phone')).toHaveAttribute('type', 'tel')
  await expect(box(page, 'Email')).toHaveAttribute('type', 'email')
  await expect(box(page, 'Subject')).toHaveAttribute('type', 'text')
  await expect(box(page, 'Message')).toHaveJSProperty('tagName', 'TEXTAREA')
  await expect(box(page, 'Message')).toHaveAttribute('rows', '6')
})

test('CON-11 the phone box takes at most ten characters', async ({ page }) => {
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

test('CON-18 VAL-01 VAL-02 VAL-03 VAL-04 VAL-08 VAL-10 VAL-11 VAL-12 an empty form shows five red messages under their fields and sends nothing', async ({
  page,
  host,
}) => {
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
})

test('a screen reader finds the message with the first wrong box, which takes the focus', async ({
  page,
}) => {
  await open(page, '/contact')
  await fill(page, { ...VALID, Email: 'aoi@', Subject: '' })
  await submit(page).focus()
  // What a screen reader reads is what is there at the moment of the focus.
  await box(page, 'Email').evaluate((email) => {
    email.addEventListener('focus', () => {
      const message = document.getElementById(email.getAttribute('aria-describedby') ?? '')
      document.body.dataset.read = `${email.getAttribute('aria-invalid')} ${message?.textContent}`
    })
  })
  await page.keyboard.press('Enter')
  await expect(box(page, 'Email')).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute(
    'data-read',
    'true Please enter a valid email address',
  )
})

for (const { title, field, value, message } of [
  {
    title: 'VAL-05 CST-09 nine digits are too few',
    field: 'Phone',
    value: '046000000',
    message: 'Phone number must be exactly 10 digits',
  },
  {
    title: 'VAL-06 letters are no digits',
    field: 'Phone',
    value: '04600abcde',
    message: 'Phone number must be exactly 10 digits',
  },
  {
    title: 'VAL-09 an address without a domain is not valid',
    field: 'Email',
    value: 'aoi@',
    message: 'Please enter a valid email address',
  },
]) {
  test(title, async ({ page, host }) => {
    await open(page, '/contact')
    await fill(page, { ...VALID, [field]: value })
    await submit(page).click()
    await expect(page.getByText(message, { exact: true })).toBeVisible()
    for (const other of REQUIRED)
      await expect(page.getByText(other, { exact: true })).toHaveCount(0)
    expect(host.requests.filter(({ call }) => call === 'submit')).toEqual([])
  })
}

test('VAL-07 API-15 CON-25 CON-27 CON-28 CON-32 a good form is sent as five texts; status and toast thank, and it is empty again', async ({
  page,
  host,
}) => {
  await open(page, '/contact')
  await fill(page)
  await submit(page).click()
  await expect(status(page)).toHaveText('The host thanks you')
  await expect(toast(page).getByText('Success', { exact: true })).toBeVisible()
  await expect(toast(page).getByText('The host thanks you')).toBeVisible()
  for (const name of Object.keys(VALID)) await expect(box(page, name)).toHaveValue('')
  await expect(submit(page)).toBeEnabled()
  const sent = host.requests.filter(({ call }) => call === 'submit')
  expect(sent.map(({ body }) => JSON.parse(body))).toEqual([
    {
      name: VALID.Name,
      phone: VALID.Phone,
      email: VALID.Email,
      subject: VALID.Subject,
      message: VALID.Message,
    },
  ])
  expect(sent[0]?.headers['content-type']).toMatch(/^application\/json/)
})

test('CON-26 without a server message the built-in success text shows', async ({ page, host }) => {
  host.behave('submit', { body: {} })
  await open(page, '/contact')
  await fill(page)
  await submit(page).click()
  await expect(status(page)).toHaveText('Your message has been sent successfully!')
})

test('CON-19 CON-20 the status stands below the message box, green on success', async ({
  page,
}) => {
  await open(page, '/contact')
  await fill(page)
  await submit(page).click()
  await expect(status(page)).toHaveText('The host thanks you')
  const [message, line] = [
    await box(page, 'Message').boundingBox(),
    await status(page).boundingBox(),
  ]
  expect(line?.y).toBeGreaterThanOrEqual((message?.y ?? 0) + (message?.height ?? 0))
  const [red, green, blue] = await rgb(status(page).getByText('The host thanks you'))
  expect(green).toBeGreaterThan(red + 40)
  expect(green).toBeGreaterThan(blue)
})

for (const { title, behaviour, text } of [
  {
    title:
      'CON-21 CON-29 CON-31 CON-33 CON-34 a refused enquiry shows the server’s message in red and keeps what was typed',
    behaviour: { status: 503, body: { message: 'The host is full' } },
    text: 'The host is full',
  },
  {
    title:
      'CON-21 CON-30 CON-31 CON-33 CON-34 without a server message the built-in error text shows',
    behaviour: { status: 500, body: '' },
    text: 'Failed to submit the form. Please try again.',
  },
]) {
  test(title, async ({ page, host }) => {
    host.behave('submit', behaviour)
    await open(page, '/contact')
    await fill(page)
    await submit(page).click()
    await expect(status(page)).toHaveText(text)
    expect(await redness(status(page).getByText(text))).toBeGreaterThan(60)
    await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
    await expect(toast(page).getByText(text)).toBeVisible()
    for (const [name, value] of Object.entries(VALID))
      await expect(box(page, name)).toHaveValue(value)
    await expect(submit(page)).toBeEnabled()
  })
}

test('CON-22 CON-23 CON-24 while sending the button is disabled and dimmed and the earlier status is gone', async ({
  page,
  host,
}) => {
  host.behave('submit', { status: 503, body: { message: 'Not yet' } })
  await open(page, '/contact')
  await fill(page)
  const opacity = () => submit(page).evaluate((button) => Number(getComputedStyle(button).opacity))
  expect(await opacity()).toBe(1)
  await submit(page).click()
  await expect(status(page)).toHaveText('Not yet')
  const answer = pending()
  host.behave('submit', { until: answer.promise })
  await submit(page).click()
  await expect(submit(page)).toBeDisabled()
  await expect.poll(opacity).toBeLessThan(1)
  await expect(status(page)).toHaveText('')
  answer.settle()
  await expect(status(page)).toHaveText('The host thanks you')
  await expect(submit(page)).toBeEnabled()
})

test('API-18 a slow answer is waited for without a time-out', async ({ page, host }) => {
  await page.clock.install()
  const answer = pending()
  host.behave('submit', { until: answer.promise })
  await open(page, '/contact')
  await fill(page)
  await submit(page).click()
  await expect(submit(page)).toBeDisabled()
  await page.clock.fastForward(10 * 60_000)
  await expect(submit(page)).toBeDisabled()
  await expect(status(page)).toHaveText('')
  answer.settle()
  await expect(status(page)).toHaveText('The host thanks you')
})

test('CON-39 switching the language keeps what was typed', async ({ page }) => {
  await open(page, '/contact')
  await fill(page)
  await page.getByRole('link', { name: /^JP/ }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('お問い合わせ')
  await expect(box(page, 'お名前')).toHaveValue(VALID.Name)
  await expect(box(page, 'お問い合わせ内容')).toHaveValue(VALID.Message)
})

test('VAL-13 a message of 20,000 characters is sent whole', async ({ page, host }) => {
  const message = '波'.repeat(20_000)
  await open(page, '/contact')
  await fill(page, { ...VALID, Message: message })
  await submit(page).click()
  await expect(status(page)).toHaveText('The host thanks you')
  const sent = host.requests.filter(({ call }) => call === 'submit')
  expect(JSON.parse(sent[0]?.body ?? '{}').message).toBe(message)
})

test('API-19 a 299 is a success and a 300 a failure', async ({ page, host }) => {
  host.behave('submit', { status: 299, body: { message: 'Just in time' } })
  await open(page, '/contact')
  await fill(page)
  await submit(page).click()
  await expect(toast(page).getByText('Success', { exact: true })).toBeVisible()
  host.behave('submit', { status: 300, body: { message: 'One too many' } })
  await fill(page, { ...VALID, Subject: 'Another' })
  await submit(page).click()
  await expect(toast(page).getByText('Error', { exact: true })).toBeVisible()
})

test('an enquiry sent twice at once, and again while it is on its way, goes out once, under a key of its own', async ({
  page,
  host,
}) => {
  const answer = pending()
  host.behave('submit', { until: answer.promise })
  await open(page, '/contact')
  await fill(page)
  await page.locator('form[method="post"]').evaluate((form: HTMLFormElement) => {
    form.requestSubmit()
    form.requestSubmit()
  })
  await expect(submit(page)).toBeDisabled()
  await page.locator('form[method="post"]').evaluate((form: HTMLFormElement) => {
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  })
  answer.settle()
  await expect(status(page)).toHaveText('The host thanks you')
  const sent = host.requests.filter(({ call }) => call === 'submit')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
})

test('an error stays until it is closed, a success leaves by itself', async ({ page, host }) => {
  await page.clock.install()
  host.behave('submit', { status: 503, body: { message: 'Not yet' } })
  await open(page, '/contact')
  await fill(page)
  await submit(page).click()
  await expect(toast(page).getByText('Not yet')).toBeVisible()
  await page.clock.runFor(10 * 60_000)
  await expect(toast(page).getByText('Not yet')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page).getByText('Not yet')).toHaveCount(0)
  host.behave('submit', {})
  await submit(page).click()
  await expect(toast(page).getByText('The host thanks you')).toBeVisible()
  await page.clock.runFor(60_000)
  await expect(toast(page).getByText('The host thanks you')).toHaveCount(0)
})

async function rgb(locator: Locator): Promise<[red: number, green: number, blue: number]> {
  return locator.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return [0, 0, 0]
    canvas.fillStyle = getComputedStyle(element).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue]
  })
}

/** How much redder than green or blue a text is, 0 to 255. */
async function redness(locator: Locator): Promise<number> {
  const [red, green, blue] = await rgb(locator)
  return red - Math.max(green, blue)
}
