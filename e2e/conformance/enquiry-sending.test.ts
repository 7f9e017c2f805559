import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { box, fill, redness, rgb, status, submit, toast, VALID } from '../support/enquiry-form.ts'
import { open, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

test(
  'a good form is sent as five texts; status and toast thank, and it is empty again',
  proves('VAL-07', 'API-15', 'CON-25', 'CON-27', 'CON-28', 'CON-32'),
  async ({ page, host }) => {
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
  },
)

test(
  'without a server message the built-in success text shows',
  proves('CON-26'),
  async ({ page, host }) => {
    host.behave('submit', { body: {} })
    await open(page, '/contact')
    await fill(page)
    await submit(page).click()
    await expect(status(page)).toHaveText('Your message has been sent successfully!')
  },
)

test(
  'the status is below the message field, green on success',
  proves('CON-19', 'CON-20'),
  async ({ page }) => {
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
  },
)

for (const { title, proof, behaviour, text } of [
  {
    title: 'a refused enquiry shows the server’s message in red and keeps what was typed',
    proof: proves('CON-21', 'CON-29', 'CON-31', 'CON-33', 'CON-34'),
    behaviour: { status: 503, body: { message: 'The host is full' } },
    text: 'The host is full',
  },
  {
    title: 'without a server message the built-in error text shows',
    proof: proves('CON-21', 'CON-30', 'CON-31', 'CON-33', 'CON-34'),
    behaviour: { status: 500, body: '' },
    text: 'Failed to submit the form. Please try again.',
  },
]) {
  test(title, proof, async ({ page, host }) => {
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

test(
  'while sending the button is disabled and dimmed and the earlier status is gone',
  proves('CON-22', 'CON-23', 'CON-24'),
  async ({ page, host }) => {
    host.behave('submit', { status: 503, body: { message: 'Not yet' } })
    await open(page, '/contact')
    await fill(page)
    const opacity = () =>
      submit(page).evaluate((button) => Number(getComputedStyle(button).opacity))
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
  },
)

test(
  'the form waits for a slow answer without a time-out',
  proves('API-18'),
  async ({ page, host }) => {
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
  },
)

test('a message of 20,000 characters is sent whole', proves('VAL-13'), async ({ page, host }) => {
  const message = '波'.repeat(20_000)
  await open(page, '/contact')
  await fill(page, { ...VALID, Message: message })
  await submit(page).click()
  await expect(status(page)).toHaveText('The host thanks you')
  const sent = host.requests.filter(({ call }) => call === 'submit')
  expect(JSON.parse(sent[0]?.body ?? '{}').message).toBe(message)
})

test('a 299 is a success and a 300 a failure', proves('API-19'), async ({ page, host }) => {
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

test('an enquiry submitted twice together, and again while it is being sent, is sent once, under its own key', async ({
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

test('an error stays until it is closed, a success disappears automatically', async ({
  page,
  host,
}) => {
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
