import type { Page } from '@playwright/test'
import { pressUntilSent } from '../support/press-until-sent.ts'
import { countPresses } from '../support/presses.ts'
import { followed, press } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { expectOwnWords } from './tour/own-words.ts'

const PASSWORD = '潮の音で目が覚める静かな朝に'

/** The link on the screen; the clipboard of a test is nobody's. */
const linkOn = (desk: Page) => desk.getByRole('textbox', { name: '招待のリンク' }).inputValue()

async function save(page: Page, name: string, path: string): Promise<number> {
  const button = page.getByRole('button', { name })
  return (await pressUntilSent(button, (request) => request.url().endsWith(path))).status()
}

// Takes long: one person invites, another joins in a browser of their own.
test('an owner invites someone for one restaurant, who chooses a password by the link and sees only that', async ({
  browser,
  house,
}) => {
  const desk = await house.openDesk('/admin/collections/users', 'ja-JP')
  await press(desk.getByRole('link', { name: 'スタッフを追加' }))
  await desk.waitForURL('**/users/create')
  await press(desk.getByRole('button', { name: 'スタッフを追加' }))
  await expect(desk.getByLabel('名前')).toBeFocused()
  await expect(desk.getByLabel('名前')).toHaveAccessibleDescription('入力してください。')
  await desk.getByLabel('名前').fill('佐藤 花')
  await desk.getByLabel('メールアドレス').fill('hana@example')
  const role = desk.getByRole('radio', {
    name: /^担当店舗のみ.*ほかの店舗や会社のページは扱えません/,
  })
  await role.check()
  await press(desk.getByRole('button', { name: 'スタッフを追加' }))
  const shops = desk.getByRole('group', { name: '担当店舗' })
  await expect(shops).toHaveAccessibleDescription(/^店舗を1つ以上選んでください。/)
  await shops.getByRole('checkbox').first().check()
  expect(await save(desk, 'スタッフを追加', '/api/users?depth=0')).toBe(400)
  await expect(desk.getByLabel('メールアドレス')).toBeFocused()
  await desk.getByLabel('メールアドレス').fill('hana@example.jp')
  expect(await save(desk, 'スタッフを追加', '/link')).toBe(200)
  await expect(desk.getByText('使えるのは1回だけ、72時間以内です。')).toBeVisible()
  await desk.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press(desk.getByRole('button', { name: '招待のリンクをコピー' }))
  const link = await linkOn(desk)
  expect(await desk.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await openScreen(desk, '/admin/collections/users')
  const row = desk.getByRole('row', { name: /hana@example\.jp/ })
  await expect(row).toContainText('招待中・あと3日')

  await using context = await browser.newContext({ locale: 'ja-JP' })
  const page = followed(await context.newPage())
  await openScreen(page, link)
  await expect(page.getByRole('heading')).toHaveText(/の管理画面へようこそ$/)
  await expectOwnWords(page, 'ja', 'an invitation')
  await page.getByLabel('新しいパスワード').fill('短い')
  await page.getByLabel('パスワードの確認').fill('短い')
  await press(page.getByRole('button', { name: '参加する' }))
  await expect(page.getByLabel('新しいパスワード')).toBeFocused()
  await page.getByLabel('新しいパスワード').fill('password1234')
  await page.getByLabel('パスワードの確認').fill('password1234')
  expect(await save(page, '参加する', '/api/users/join')).toBe(400)
  await expect(page.getByLabel('新しいパスワード')).toHaveAccessibleDescription(/多くの人が使って/)
  await page.getByLabel('新しいパスワード').fill(PASSWORD)
  await page.getByLabel('パスワードの確認').fill(PASSWORD)
  expect(await save(page, '参加する', '/api/users/join')).toBe(204)
  await expect(page.getByRole('heading', { name: '今日の確認' })).toBeVisible()
  const content = page.locator('.nav')
  await expect(content.getByRole('link', { name: 'レストラン' })).toBeVisible()
  for (const hidden of ['スタッフ', '会社の情報', '返信の文面']) {
    await expect(content.getByRole('link', { name: hidden })).toHaveCount(0)
  }
  await openScreen(page, '/admin/closures')
  await expect(page.getByRole('radio', { name: '全ページに表示' })).toHaveCount(0)

  await context.clearCookies()
  await page.goto(link)
  await expect(page.getByText('このリンクは使えません。')).toBeVisible()
  await desk.reload()
  await expect(row).toContainText('参加済み')

  // What was done is in the log, which leads to a table of what is asked for.
  await press(desk.getByRole('link', { name: '操作の記録' }))
  await desk.waitForURL('**/admin/audit')
  const lines = desk.getByRole('row')
  await expect(lines.filter({ hasText: 'スタッフを追加' }).first()).toContainText('佐藤 花')
  await desk.getByLabel('スタッフ').selectOption('佐藤 花')
  await press(desk.getByRole('button', { name: '表示' }))
  await desk.waitForURL('**/admin/audit?account=*')
  // Of an account that was removed and had the same number, there may be others.
  const joined = lines.filter({ hasText: 'リンクからパスワードを設定' })
  await expect(joined.filter({ hasText: '佐藤 花' })).toHaveCount(1)
  const saving = desk.waitForEvent('download')
  await press(desk.getByRole('link', { name: 'この条件でCSVに保存' }))
  expect((await saving).suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d-\d+\.csv$/)
  await desk.getByLabel('開始日').fill('2020-01-01')
  await desk.getByLabel('終了日').fill('2020-01-31')
  await press(desk.getByRole('button', { name: '表示' }))
  await expect(desk.getByRole('status')).toHaveText(/^条件に合う記録はありません。/)
})

// Takes long: one person invites, another joins in a browser of their own.
test('someone is invited for one restaurant with six presses, joins with one, and is shown nothing they may not do', async ({
  browser,
  house,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const inviting = await countPresses(desk)
  await press(desk.locator('.nav').getByRole('link', { name: 'スタッフ' }))
  await press(desk.getByRole('link', { name: 'スタッフを追加' }))
  await desk.waitForURL('**/users/create')
  await desk.getByLabel('名前').fill('森 渚')
  await desk.getByLabel('メールアドレス').fill('nagisa@example.jp')
  await press(desk.getByRole('radio', { name: /^担当店舗のみ/ }))
  await press(desk.getByRole('group', { name: '担当店舗' }).getByRole('checkbox').first())
  await press(desk.getByRole('button', { name: 'スタッフを追加' }))
  await press(desk.getByRole('button', { name: '招待のリンクをコピー' }))
  expect(inviting.count).toBe(6)
  const link = await linkOn(desk)

  await using context = await browser.newContext({ locale: 'ja-JP', baseURL: house.cms.origin })
  const page = followed(await context.newPage())
  const joining = await countPresses(page)
  await page.goto(link)
  await page.getByLabel('新しいパスワード').fill(PASSWORD)
  await page.getByLabel('パスワードの確認').fill(PASSWORD)
  await press(page.getByRole('button', { name: '参加する' }))
  await expect(page.getByRole('heading', { name: '今日の確認' })).toBeVisible()
  expect(joining.count).toBe(1)

  await press(page.locator('.nav').getByRole('link', { name: 'レストラン' }))
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'ゴミ箱' })).toBeHidden()
  await press(page.getByRole('article').getByRole('link', { name: '編集' }))
  const address = page.getByRole('textbox', { name: 'ページのアドレス' })
  await expect(address).toBeDisabled()
  await expect(page.getByText(/全店舗の担当者だけが変更できます/)).toBeVisible()
  await openScreen(page, '/admin/collections/media')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  const owner = await house.calls()
  const query = 'depth=0&where[email][equals]=nagisa@example.jp'
  const { docs } = await (await owner.get(`/api/users?${query}`)).json()
  expect((await owner.delete(`/api/users/${docs[0].id}?overrideLock=true`)).status()).toBe(200)
})

test('a new link makes the older one void, whose page says what to do', async ({
  browser,
  house,
}) => {
  const owner = await house.calls()
  const data = { name: 'Umi', email: 'umi@example.jp', role: 'inbox' }
  const made = await owner.post('/api/users', { data })
  const { doc } = await made.json()
  const older = await owner.post(`/api/users/${doc.id}/link`, { data: {} })
  const { link } = await older.json()
  const desk = await house.openDesk(`/admin/collections/users/${doc.id}`)
  await expect(desk.getByText('Invited, has not joined yet (3 days left).')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Change Password' })).toBeHidden()
  await press(desk.getByRole('button', { name: 'Make a new link' }))
  await expect(desk.getByRole('textbox', { name: 'Link of the invitation' })).not.toHaveValue(link)
  await using context = await browser.newContext({ locale: 'en-GB' })
  const page = followed(await context.newPage())
  await page.goto(link)
  await expect(page.getByText(/Please ask an administrator for a new link\.$/)).toBeVisible()
  expect((await owner.delete(`/api/users/${doc.id}?overrideLock=true`)).status()).toBe(200)
})
