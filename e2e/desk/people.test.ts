import { cp } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { type Cms, startCms } from '../support/cms.ts'
import { DEMO_DATA, temporaryFolder } from '../support/folders.ts'
import { startHandingSite } from '../support/handed-enquiries.ts'
import { fillInFirstAccount, openSetupLink } from '../support/house.ts'
import { pressUntilSent } from '../support/press-until-sent.ts'
import { takenOver } from '../support/taken-over.ts'
import { test as base, expect } from '../support/test.ts'

const PASSWORD = 'three waves in a row'
const STEP_MS = 30_000

type People = {
  cms: Cms
  /** The first account, which owns the desk. */
  owner: BrowserContext
  /** A browser in Japanese in which nobody is signed in. */
  browser: () => Promise<BrowserContext>
}

const test = base.extend<object, { people: People }>({
  people: [
    async ({ browser }, use) => {
      await using data = await temporaryFolder()
      await cp(DEMO_DATA, data.path, { recursive: true })
      await using site = await startHandingSite([])
      const cms = await startCms(data.path, site.origin)
      await use({ cms, ...(await founded(browser, cms)) })
      await cms.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function founded(browser: Browser, cms: Cms): Promise<Omit<People, 'cms'>> {
  const owner = await browser.newContext({ locale: 'en-GB', baseURL: cms.origin })
  const page = await owner.newPage()
  await openSetupLink(page, cms)
  await fillInFirstAccount(page, cms)
  return { owner, browser: () => browser.newContext({ locale: 'ja-JP', baseURL: cms.origin }) }
}

/** An account that the owner makes. */
async function add({ owner, cms }: People, email: string, data: object): Promise<void> {
  const answer = await owner.request.post(`${cms.origin}/api/users`, {
    data: { email, password: PASSWORD, ...data },
    headers: { Origin: cms.origin },
  })
  expect(answer.status()).toBe(201)
}

/** Types address and password into the sign-in. */
async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login')
  await takenOver(page.getByRole('button', { name: 'ログイン' }))
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('パスワード').fill(PASSWORD)
  await send(page)
}

const send = (page: Page) =>
  pressUntilSent(page.getByRole('button', { name: 'ログイン' }), (request) =>
    request.url().endsWith('/api/users/login'),
  )

async function signIn(context: BrowserContext, email: string): Promise<Page> {
  const page = await context.newPage()
  await typePassword(page, email)
  await expect(page.getByRole('heading', { name: '今日の確認' })).toBeVisible()
  return page
}

/** The code an app shows, this many steps of half a minute from now. */
const codeIn = (steps: number, secret: string): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + steps * STEP_MS })

test('staff set up a second factor, and sign in with its code or with a recovery code', async ({
  people,
}) => {
  const email = 'mio@example.jp'
  await add(people, email, { role: 'editor' })
  const context = await people.browser()
  const page = await signIn(context, email)
  await page.goto('/admin/account')
  const begin = page.getByRole('button', { name: '二段階認証を設定する' })
  await takenOver(begin)
  await begin.click()
  await expect(page.getByRole('img', { name: '認証アプリで読み取る二次元コード' })).toBeVisible()
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
  const box = page.getByLabel('アプリに表示された確認コード')
  await box.fill('000000')
  await box.press('Enter')
  await expect(page.getByText('確認コードが正しくありません')).toBeVisible()
  await box.fill(codeIn(-1, secret))
  await page.getByRole('button', { name: '確認して設定する' }).click()
  const codes = page.getByRole('status').getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.first().innerText()
  await page.getByRole('button', { name: '保管しました' }).click()
  await expect(page.getByText('設定済みです。')).toContainText('リカバリーコードの残り：10個')

  await context.clearCookies()
  await typePassword(page, email)
  const code = page.getByLabel('確認コード')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await send(page)
  await expect(
    page.getByText('確認コードが正しくないか、すでに使われています').first(),
  ).toBeVisible()
  await code.fill(codeIn(0, secret))
  await send(page)
  await expect(page.getByRole('heading', { name: '今日の確認' })).toBeVisible()

  await context.clearCookies()
  await typePassword(page, email)
  await code.fill(recovery)
  await send(page)
  await expect(page.getByRole('heading', { name: '今日の確認' })).toBeVisible()
  await page.goto('/admin/account')
  await expect(page.getByText('リカバリーコードの残り：9個')).toBeVisible()
})

test('a restaurant editor sees their own restaurant only, and is refused another’s menu over the API', async ({
  people,
}) => {
  const { owner, cms } = people
  const sent = { headers: { Origin: cms.origin } }
  const path = `${cms.origin}/api/restaurants`
  const list = await owner.request.get(`${path}?sort=id&locale=ja&depth=0`, sent)
  const [own, other] = (await list.json()).docs
  await add(people, 'ren@example.jp', { role: 'restaurantEditor', restaurants: [own.id] })
  const context = await people.browser()
  const page = await signIn(context, 'ren@example.jp')
  const content = page.getByRole('navigation', { name: 'すべての内容' })
  await expect(content.getByRole('link', { name: 'レストラン' })).toBeVisible()
  await expect(content.getByRole('link', { name: '会社の情報' })).toHaveCount(0)
  await expect(content.getByRole('link', { name: 'スタッフ' })).toHaveCount(1)
  await page.goto('/admin/collections/restaurants')
  await expect(page.getByRole('link', { name: own.name })).toBeVisible()
  await expect(page.getByText(other.name)).toHaveCount(0)
  const change = (id: number) =>
    context.request.patch(`${path}/${id}?locale=ja`, {
      ...sent,
      data: { menu: [{ name: '本日のおすすめ' }] },
    })
  expect((await change(own.id)).status()).toBe(200)
  expect([403, 404]).toContain((await change(other.id)).status())
  const read = await context.request.get(`${path}/${other.id}`, sent)
  expect([403, 404]).toContain(read.status())
})

test('whoever signs out everywhere is signed out on every device at once', async ({ people }) => {
  const email = 'hiro@example.jp'
  await add(people, email, { role: 'inbox' })
  const [here, there] = [await people.browser(), await people.browser()]
  const phone = await signIn(there, email)
  const page = await signIn(here, email)
  await page.goto('/admin/account')
  const section = page.getByRole('region', { name: 'ログイン中の端末' })
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await expect(section.getByRole('listitem').first()).toContainText(/Chrome · .+（この端末）/)
  const everywhere = page.getByRole('button', { name: 'すべての端末からログアウト' })
  await takenOver(everywhere)
  await everywhere.click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await phone.goto('/admin')
  await expect(phone).toHaveURL(/\/admin\/login/)
})

test('an owner requires a second factor for a role, and nothing else opens before', async ({
  people,
}) => {
  const { owner, cms } = people
  await add(people, 'sora@example.jp', { role: 'inbox' })
  const sent = { headers: { Origin: cms.origin } }
  const rule = (secondFactorFor: string[]) =>
    owner.request.post(`${cms.origin}/api/globals/sign-in-rules`, {
      ...sent,
      data: { secondFactorFor },
    })
  expect((await rule(['inbox'])).status()).toBe(200)
  const context = await people.browser()
  const page = await signIn(context, 'sora@example.jp')
  await page.getByRole('link', { name: 'このアカウントには二段階認証が必要です' }).click()
  await expect(page.getByRole('button', { name: '二段階認証を設定する' })).toBeVisible()
  const enquiries = await context.request.get(`${cms.origin}/api/enquiries`, sent)
  expect(enquiries.status()).toBe(403)
  await rule([])
})
