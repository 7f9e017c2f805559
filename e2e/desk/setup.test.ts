import { Secret, TOTP } from 'otpauth'
import { type Cms, NO_SITE, startCms } from '../support/cms.ts'
import { FIRST_ACCOUNT, setupLink } from '../support/first-account.ts'
import { temporaryFolder } from '../support/folders.ts'
import { pressUntilSent } from '../support/press-until-sent.ts'
import { countPresses } from '../support/presses.ts'
import { followed, press } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

let cms: Cms
let data: Awaited<ReturnType<typeof temporaryFolder>>

test.beforeAll(async () => {
  data = await temporaryFolder()
  cms = await startCms(data.path, NO_SITE)
})
test.afterAll(async () => {
  await cms.stop()
  await data[Symbol.asyncDispose]()
})

test('before the first account /admin says in both languages where to find the link', async ({
  page,
}) => {
  for (const path of ['/admin', '/admin/login', '/admin/collections/restaurants']) {
    expect((await page.goto(cms.origin + path))?.url()).toBe(cms.origin + path)
    await expect(page.getByText('printed on the terminal where the CMS was started')).toBeVisible()
    await expect(page.getByText('CMSを起動したターミナルに表示されています')).toBeVisible()
    // A browser asks for an icon where a page names none, and was answered 404 (staff E).
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', 'data:,')
  }
  const form = await page.goto(`${cms.origin}/admin/create-first-user`)
  expect(form?.status()).toBe(404)
  await expect(page.getByRole('textbox')).toHaveCount(0)
})

test('the printed link makes the first account, and then the link is dead', async ({ page }) => {
  await page.goto(await setupLink(cms))
  await page.waitForURL('**/admin/create-first-user')
  await expect(page.getByText('A password has 12 to 128 characters.')).toBeVisible()
  const [cookie] = await page.context().cookies()
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  const link = `${cms.origin}/setup/${cookie?.value}`
  expect(cms.output().split(link)).toHaveLength(2)

  await openScreen(followed(page), `${cms.origin}/admin`)
  await page.getByLabel('Email').fill(FIRST_ACCOUNT.email)
  await page.getByLabel('New Password').fill('too short')
  await page.getByLabel('Confirm Password').fill('too short')
  await page.getByRole('button', { name: 'Make the first account' }).click()
  await expect(page.getByLabel('New Password')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('New Password').fill(FIRST_ACCOUNT.password)
  await page.getByLabel('Confirm Password').fill(FIRST_ACCOUNT.password)
  const create = page.getByRole('button', { name: 'Make the first account' })
  await pressUntilSent(create, (request) => request.url().endsWith('/api/users/first-register'))
  await page.getByRole('link', { name: 'Log out' }).waitFor({ state: 'attached' })
  expect((await page.goto(link))?.status()).toBe(404)
  const second = await page.request.post(`${cms.origin}/api/users/first-register`, {
    data: { email: 'second@example.jp', password: 'another quiet harbour' },
  })
  expect(second.status()).toBe(404)
})

test('a link printed by another run of the CMS is not valid', async () => {
  await using other = await temporaryFolder()
  const second = await startCms(other.path, NO_SITE)
  const printed = () => /\/setup\/\S+/.exec(cms.output())?.[0] ?? ''
  expect(printed()).not.toBe('')
  expect((await fetch(second.origin + printed())).status).toBe(404)
  const cookie = `noren-setup=${printed().slice('/setup/'.length)}`
  const made = await fetch(`${second.origin}/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', cookie },
    body: JSON.stringify({ email: 'evil@example.jp', password: 'another quiet harbour' }),
  })
  expect(made.status).toBe(404)
  await second.stop()
})

// Takes long: a desk is started, and the account's key is derived three times.
test('the first owner has an account with a second factor after six presses', async ({
  browser,
}) => {
  await using folder = await temporaryFolder()
  const fresh = await startCms(folder.path, NO_SITE)
  await using context = await browser.newContext({ locale: 'ja-JP', baseURL: fresh.origin })
  const page = followed(await context.newPage())
  const presses = await countPresses(page)
  await page.goto(await setupLink(fresh))
  await page.waitForURL('**/admin/create-first-user')
  await page.getByLabel('メールアドレス').fill(FIRST_ACCOUNT.email)
  await page.getByLabel('新しいパスワード').fill(FIRST_ACCOUNT.password)
  await page.getByLabel('パスワードの確認').fill(FIRST_ACCOUNT.password)
  await page.getByLabel('名前').fill('山田 太郎')
  await press(page.getByRole('button', { name: '作成' }))
  await press(page.getByRole('link', { name: '二段階認証を設定する' }))

  const factor = page.getByRole('region', { name: '二段階認証' })
  await press(factor.getByText('二段階認証を設定する…'))
  await factor.getByLabel('ご自身の現在のパスワード').fill(FIRST_ACCOUNT.password)
  await factor.getByLabel('ご自身の現在のパスワード').press('Enter')
  const secret = (await factor.locator('code').innerText()).replaceAll(' ', '')
  const code = TOTP.generate({ secret: Secret.fromBase32(secret) })
  await factor.getByLabel('アプリに表示された確認コード').fill(code)
  await factor.getByLabel('アプリに表示された確認コード').press('Enter')
  await press(factor.getByRole('button', { name: '保管しました' }))
  await expect(factor.getByText('設定済みです。')).toBeVisible()
  expect(presses.count).toBeLessThanOrEqual(6)
  await fresh.stop()
})

test('until the form is there its outline is, not an empty page', async ({ browser }) => {
  await using context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await using folder = await temporaryFolder()
  const fresh = await startCms(folder.path, NO_SITE)
  await page.goto(await setupLink(fresh))
  await page.goto(`${fresh.origin}/admin/create-first-user`)
  const panel = page.locator('#portal')
  const width = await panel.evaluate((place) => getComputedStyle(place, '::before').inlineSize)
  expect(width).toBe('480px')
  await fresh.stop()
})
