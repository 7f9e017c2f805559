import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { addAccount } from '../support/accounts.ts'
import { confirmConversion } from '../support/confirm-conversion.ts'
import type { Account } from '../support/first-account.ts'
import { pressUntilSent } from '../support/press-until-sent.ts'
import { followed } from '../support/settled.ts'
import { openScreen, staffAt } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { type Desk, startDeskWith } from './desk-with-enquiries.ts'

const PASSWORD = 'three waves in a row'
const STEP_MS = 30_000

let desk: Desk
const started = new AsyncDisposableStack()

test.beforeAll(async ({ browser }) => {
  desk = started.use(await startDeskWith(browser, []))
})
test.afterAll(() => started.disposeAsync())

/** An account that the owner makes. */
async function add(email: string, data: object): Promise<Account> {
  const account = { email, password: PASSWORD }
  await addAccount(await desk.calls(), { ...account, ...data })
  return account
}

/** Types address and password into the sign-in. */
async function typePassword(page: Page, { email, password }: Account): Promise<void> {
  await openScreen(page, '/admin/login')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill(password)
  await send(page)
}

const send = (page: Page) =>
  pressUntilSent(page.getByRole('button', { name: 'ログイン' }), (request) =>
    request.url().endsWith('/api/users/login'),
  )

/** The code an app shows, this many steps of half a minute from now. */
const codeIn = (steps: number, secret: string): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })

// Takes long: someone signs in three times, each with a slow derivation of a key.
test('staff set up a second factor, and sign in with its code or with a recovery code', async ({
  browser,
}) => {
  const mio = await add('mio@example.jp', { role: 'editor' })
  await using context = await browser.newContext({ locale: 'ja-JP', baseURL: desk.cms.origin })
  const page = followed(await context.newPage())
  const isSignedIn = () => expect(page.getByRole('heading', { name: '今日の確認' })).toBeVisible()
  await typePassword(page, mio)
  await isSignedIn()
  await openScreen(page, '/admin/account')
  await page.getByText('二段階認証を設定する…').click()
  const factor = page.getByRole('region', { name: '二段階認証' })
  const password = factor.getByLabel('ご自身の現在のパスワード')
  const begun = page.waitForRequest(/\/second-factor\/begin$/)
  await confirmConversion(password)
  await password.fill(mio.password)
  await password.press('Enter')
  expect((await begun).postDataJSON()).toEqual({ currentPassword: mio.password })
  await expect(page.getByRole('img', { name: '認証アプリで読み取る二次元コード' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const box = page.getByLabel('アプリに表示された確認コード')
  const confirmed = page.waitForRequest(/\/second-factor\/confirm$/)
  await box.fill('111111')
  await confirmConversion(box)
  await box.fill('000000')
  await box.press('Enter')
  expect((await confirmed).postDataJSON()).toEqual({ code: '000000' })
  await expect(page.getByText('確認コードが正しくありません')).toBeVisible()
  await box.fill(codeIn(0, secret))
  await page.getByRole('button', { name: '確認して設定する' }).click()
  const codes = page.getByRole('status').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'ファイルに保存する' }).click()
  expect(await readFile(await (await saved).path(), 'utf8')).toContain(`\r\n${recovery}\r\n`)
  await page.emulateMedia({ media: 'print' })
  await expect(codes.first()).toBeVisible()
  await expect(page.getByRole('button', { name: '保管しました' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: '保管しました' }).click()
  await expect(page.getByText('設定済みです。')).toContainText('リカバリーコードの残り：10個')

  await context.clearCookies()
  await typePassword(page, mio)
  const code = page.getByLabel('確認コード')
  await expect(code).toBeFocused()
  await expect(code).not.toHaveAttribute('aria-invalid')
  await code.fill('000000')
  await send(page)
  await expect(
    page.getByText('確認コードが正しくないか、すでに使われています').first(),
  ).toBeVisible()
  // A code is valid once, and for as long as clocks may differ.
  await code.fill(codeIn(1, secret))
  await send(page)
  await isSignedIn()

  await context.clearCookies()
  await typePassword(page, mio)
  await code.fill(recovery)
  await send(page)
  await isSignedIn()
  await page.goto('/admin/account')
  await expect(page.getByText('リカバリーコードの残り：9個')).toBeVisible()
})

test('a restaurant editor sees only their own restaurant, and cannot reach another’s over the API', async ({
  browser,
}) => {
  const list = await (await desk.calls()).get('/api/restaurants?sort=id&locale=ja&depth=0')
  const [own, other] = (await list.json()).docs
  const account = await add('ren@example.jp', { role: 'restaurantEditor', restaurants: [own.id] })
  await using ren = staffAt(browser, desk.cms.origin, account)
  const page = await ren.openDesk('/admin', 'ja-JP')
  const menu = page.locator('.nav')
  await expect(menu.getByRole('link', { name: 'レストラン' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '会社情報・個人情報' })).toHaveCount(0)
  await expect(menu.getByRole('link', { name: 'スタッフ' })).toHaveCount(0)
  await page.goto('/admin/collections/restaurants')
  await expect(page.getByRole('link', { name: own.name })).toBeVisible()
  await expect(page.getByText(other.name)).toHaveCount(0)
  const calls = await ren.calls()
  const change = (id: number) =>
    calls.patch(`/api/restaurants/${id}?locale=ja`, {
      data: { area: '逗子・葉山' },
    })
  expect((await change(own.id)).status()).toBe(200)
  expect([403, 404]).toContain((await change(other.id)).status())
  const read = await calls.get(`/api/restaurants/${other.id}`)
  expect([403, 404]).toContain(read.status())
})

test('signing out everywhere ends the session on every device immediately', async ({ browser }) => {
  const hiro = await add('hiro@example.jp', { role: 'inbox' })
  await using there = staffAt(browser, desk.cms.origin, hiro)
  await using here = staffAt(browser, desk.cms.origin, hiro)
  const phone = await there.openDesk('/admin', 'ja-JP')
  const page = await here.openDesk('/admin/account', 'ja-JP')
  const section = page.getByRole('region', { name: 'ログイン中の端末' })
  // Both, and where the link of the invitation was opened.
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await expect(section.getByRole('listitem').first()).toContainText(/Chrome · .+（この端末）/)
  await page.getByRole('button', { name: 'すべての端末からログアウト' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await phone.goto('/admin')
  await expect(phone).toHaveURL(/\/admin\/login/)
})

test('an owner requires a second factor for a role, and users without one can open nothing else', async ({
  browser,
}) => {
  const account = await add('sora@example.jp', { role: 'inbox' })
  const owner = await desk.calls()
  const rule = (secondFactorFor: string[]) =>
    owner.post('/api/globals/sign-in-rules', { data: { secondFactorFor } })
  expect((await rule(['inbox'])).status()).toBe(200)
  await using sora = staffAt(browser, desk.cms.origin, account)
  const page = await sora.openDesk('/admin', 'ja-JP')
  await page.getByRole('link', { name: 'このアカウントには二段階認証が必要です' }).click()
  await expect(page.getByText('二段階認証を設定する…')).toBeVisible()
  expect((await (await sora.calls()).get('/api/enquiries')).status()).toBe(403)
  await rule([])
})
