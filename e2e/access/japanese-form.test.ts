import { confirmConversion } from '../support/confirm-conversion.ts'
import { hydrated } from '../support/hydrated.ts'
import { expect, test } from '../support/test.ts'

const CALL = '**/api/contact-submission/create-submission'

test('full-width digits and a pasted number with hyphens become ten plain digits', async ({
  page,
}) => {
  await page.goto('/ja/contact')
  await hydrated(page)
  const phone = page.getByLabel('電話番号')
  await phone.focus()
  await page.keyboard.insertText('０４５００００００１')
  await expect(phone).toHaveValue('0450000001')
  await phone.fill('')
  await page.keyboard.insertText('045-000-0001')
  await expect(phone).toHaveValue('0450000001')
})

test('Enter that ends a composition does not send the form, a plain Enter does', async ({
  page,
}) => {
  await page.goto('/ja/contact')
  await hydrated(page)
  const name = page.getByLabel('お名前')
  expect(await confirmConversion(name)).toBe(false)
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await name.press('Enter')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
})

test('the browser knows what to fill in', async ({ page }) => {
  await page.goto('/ja/contact')
  for (const [label, token] of [
    ['お名前', 'name'],
    ['電話番号', 'tel-national'],
    ['メールアドレス', 'email'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAttribute('autocomplete', token)
  }
})

for (const address of ['taro..yamada@docomo.ne.jp', 'hanako.@ezweb.ne.jp']) {
  test(`the carrier’s address ${address} is accepted`, async ({ page }) => {
    await page.goto('/ja/contact')
    await hydrated(page)
    const boxes = page.locator('form').getByRole('textbox')
    const values = ['山田花子', '0450000001', address, '貸切', `${address}へお返事ください。`]
    for (const [index, value] of values.entries()) await boxes.nth(index).fill(value)
    const answer = page.waitForResponse(CALL)
    await page.locator('form button[type=submit]').click()
    expect((await answer).status()).toBe(201)
  })
}

for (const [path, purpose, policy] of [
  ['/contact', 'How we use this is in our privacy policy.', 'privacy policy'],
  [
    '/ja/contact',
    'ご記入いただいた内容は、個人情報保護方針に沿って利用いたします。',
    '個人情報保護方針',
  ],
] as const) {
  test(`above the button of ${path} are the purpose and a link to the privacy page`, async ({
    page,
  }) => {
    await page.goto(path)
    const form = page.locator('form')
    const notice = await form.getByText(purpose).boundingBox()
    const button = await form.getByRole('button').boundingBox()
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0)
    await form.getByRole('link', { name: policy }).click()
    await expect(page).toHaveURL(/\/privacy$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a visitor who comes from a restaurant finds its name in the subject, in the language of the page', async ({
  page,
}) => {
  await page.goto('/restaurants/shiobi')
  await hydrated(page)
  await page.getByRole('link', { name: 'Make a Reservation' }).first().click()
  await expect(page).toHaveURL(/\/contact\?restaurant=shiobi$/)
  await expect(page.getByLabel('Subject')).toHaveValue('Reservation: Shiobi')
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first().click()
  await expect(page.getByLabel('件名')).toHaveValue('潮火のご予約について')
})

test('coming from a restaurant replaces a prefilled subject, and keeps a typed one', async ({
  page,
}) => {
  await page.goto('/contact?restaurant=shiobi')
  await hydrated(page)
  await expect(page.getByLabel('Subject')).toHaveValue('Reservation: Shiobi')
  await page.getByLabel('Name').fill('山田花子')
  await page.goto('/contact?restaurant=onda')
  await hydrated(page)
  await expect(page.getByLabel('Name')).toHaveValue('山田花子')
  await expect(page.getByLabel('Subject')).toHaveValue('Reservation: Trattoria Onda')
  await page.getByLabel('Subject').fill('A birthday')
  await page.goto('/contact?restaurant=shiobi')
  await hydrated(page)
  await expect(page.getByLabel('Subject')).toHaveValue('A birthday')
})

test('what was typed survives a reload and a change of the language', async ({ page }) => {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Name').fill('山田花子')
  await page.getByLabel('Message').fill('十二月の土曜日に八名で。')
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('Name')).toHaveValue('山田花子')
  await page.getByRole('banner').getByRole('link', { name: 'JP 日本語' }).first().click()
  await expect(page.getByLabel('お名前')).toHaveValue('山田花子')
  await expect(page.getByLabel('お問い合わせ内容')).toHaveValue('十二月の土曜日に八名で。')
})
