import { box, fill, submit, VALID } from '../support/enquiry-form.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const CALL = '**/api/contact-submission/create-submission'

test('an address typed with full-width characters is shown as it will be sent', async ({
  page,
}) => {
  await page.goto('/contact')
  await hydrated(page)
  const email = box(page, 'Email')
  // Firefox and WebKit return the characters, Chromium their punycode; only the picture shows what is drawn.
  for (const typed of [
    'taro@example.com、',
    'ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'taro@example。com',
    '「taro@example.com」',
    '田中 <taro@example.com>',
  ]) {
    await email.fill('')
    await email.focus()
    await page.keyboard.insertText(typed)
    await page.keyboard.press('Tab')
    await expect(email).toHaveValue('taro@example.com')
  }
})

test('Enter after an address with a comma sends the address without it', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await fill(page, { ...VALID, Message: 'An address with a comma.' })
  await box(page, 'Email').fill('')
  await box(page, 'Email').focus()
  await page.keyboard.insertText('taro@example.com、')
  const answer = page.waitForResponse(CALL)
  await page.keyboard.press('Enter')
  const sent = await answer
  expect([sent.status(), sent.request().postDataJSON().email]).toEqual([201, 'taro@example.com'])
})

test('several addresses are refused with what is wrong, and stay', async ({ page }) => {
  await page.goto('/ja/contact')
  await hydrated(page)
  const email = page.getByLabel('メールアドレス')
  await email.fill('taro@example.com, hanako@example.com')
  await page.locator('form button[type=submit]').click()
  await expect(email).toHaveAccessibleDescription(
    '正しい形式のメールアドレスを入力してください メールアドレスはひとつだけ入力してください。',
  )
  await expect(email).toHaveValue('taro@example.com, hanako@example.com')
  await email.fill('taro@example.comです')
  await submit(page).click()
  await expect(email).toHaveAccessibleDescription(/「、」などの文字は使えません/)
})
