import type { Locator, Page } from '@playwright/test'
import { addAccount } from '../support/accounts.ts'
import type { House } from '../support/house.ts'
import { inPublishMenu } from '../support/publish-menu.ts'
import { press } from '../support/settled.ts'
import { staffAt } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

const PATH = '/admin/collections/restaurants/3?locale=ja'

/** The desk in Japanese, with a restaurant that is ready to be written. */
const openRestaurant = (house: House) => house.openDesk(PATH, 'ja-JP')

/** The field of a text in a language, by its label. */
function box(desk: Page, label: string, language: '日本語' | '英語'): Locator {
  return desk.getByRole('textbox', { name: new RegExp(`^${label}.*（${language}）$`) })
}

const shown = async (house: House, path: string) => (await fetch(house.site.origin + path)).text()

/** The response to the form's autosave once a text is in it. */
const savedWith = (desk: Page, text: string) =>
  desk.waitForResponse(
    (answer) =>
      answer.url().includes('autosave=true') &&
      answer.request().postData()?.includes(text) === true,
  )

// Takes long: the largest form is opened twice.
test('staff write both languages of a restaurant in one form and save them with one button', async ({
  house,
}) => {
  await using desk = await openRestaurant(house)
  await box(desk, 'エリア', '日本語').fill('横浜・新宿')
  await box(desk, 'エリア', '英語').fill('Yokohama and Shinjuku')
  await desk.getByRole('button', { name: '下書きを保存' }).click()
  await expect(desk.getByText('下書きを保存しました')).toBeVisible()
  await desk.reload()
  await expect(box(desk, 'エリア', '日本語')).toHaveValue('横浜・新宿')
  await expect(box(desk, 'エリア', '英語')).toHaveValue('Yokohama and Shinjuku')
})

// Takes long: two publications of the largest form.
test('publishing only Japanese includes what both languages share; the English stays as it was', async ({
  house,
}) => {
  await using desk = await openRestaurant(house)
  await box(desk, '店名', '日本語').fill('オンダ 本店')
  await box(desk, '店名', '英語').fill('Onda Honten')
  await desk.getByRole('textbox', { name: '電話番号' }).fill('046-000-0099')
  const summary = desk.getByText(/^未公開の変更あり：共通1件・日本語\d+件・英語\d+件$/)
  await summary.click()
  await expect(desk.getByRole('region', { name: '英語' })).toContainText('Onda Honten')
  await (await inPublishMenu(desk, '日本語だけ公開')).click()
  const answer = desk.getByRole('listitem').filter({ hasText: '公開しました。' })
  await expect(answer.getByRole('link', { name: 'ページを見る' })).toHaveAttribute(
    'href',
    '/api/restaurants/3/page?locale=ja',
  )
  await expect(desk.getByText(/^未公開の変更あり：英語\d+件$/)).toBeVisible()
  await expect(desk.getByText('未公開の変更あり', { exact: true })).toBeVisible()
  await expect.poll(() => shown(house, '/ja/restaurants/onda')).toContain('オンダ 本店')
  expect(await shown(house, '/ja/restaurants/onda')).toContain('046-000-0099')
  const english = await shown(house, '/restaurants/onda')
  expect(english).toContain('046-000-0099')
  expect(english).not.toContain('Honten')
  await (await inPublishMenu(desk, '英語だけ公開')).click()
  await expect(desk.getByText(/^未公開の変更あり/)).toHaveCount(0)
  await expect.poll(() => shown(house, '/restaurants/onda')).toContain('Onda Honten')

  const former = { name: 'トラットリア オンダ', name__en: 'Trattoria Onda', phone: '045-000-0103' }
  await (await house.calls()).patch('/api/restaurants/3?locale=ja', {
    data: { ...former, _status: 'published' },
  })
  await expect.poll(() => shown(house, '/ja/restaurants/onda')).toContain('トラットリア')
})

test('whoever publishes a form is told whose draft goes out with it, and what it says', async ({
  browser,
  house,
}) => {
  const account = { email: 'rin@example.jp', password: 'woven waves at dusk' }
  await using _ = await addAccount(await house.calls(), { ...account, name: '凛', role: 'editor' })
  await using rin = staffAt(browser, house.cms.origin, account)
  const draft = { paragraph: '凛が書きかけた文章', heading: '', _status: 'draft' }
  const at = '/api/globals/solutions-section?locale=ja&draft=true&autosave=true'
  expect((await (await rin.calls()).post(at, { data: draft })).status()).toBe(200)

  await using desk = await house.openDesk('/admin/globals/solutions-section?locale=ja', 'ja-JP')
  await expect(desk.getByText('この下書きには、凛さんの変更も含まれています。')).toBeVisible()
  const question = desk.getByRole('dialog', { name: 'ほかの人の変更も公開しますか' })
  await press(desk.getByRole('button', { name: '公開する' }))
  const refusal = desk.getByRole('listitem').filter({ hasText: '見出しが未入力です。' })
  await expect(refusal).toBeVisible()
  await expect(question).toHaveCount(0)
  await desk.getByRole('link', { name: '使い方' }).first().focus()
  await refusal.getByRole('link', { name: '見出し' }).click()
  await expect(box(desk, '見出し', '日本語')).toBeFocused()
  const kept = savedWith(desk, '暮らしを支える事業')
  await box(desk, '見出し', '日本語').fill('暮らしを支える事業')
  expect((await kept).status()).toBe(200)
  await desk.getByRole('button', { name: '公開する' }).click()
  await expect(refusal).toHaveCount(0)
  await expect(question).toContainText('凛さん')
  await expect(question).toContainText('凛が書きかけた文章')
  await expect(question).toContainText('暮らしを支える事業')
  await question.getByRole('button', { name: 'まだ公開しない' }).click()
  await expect(question).toHaveCount(0)
  await expect(desk.getByRole('button', { name: '公開する' })).toBeFocused()
  expect(await shown(house, '/ja')).not.toContain('書きかけた')

  await desk.getByRole('button', { name: '公開する' }).click()
  await question.getByRole('button', { name: '公開する' }).click()
  await expect(desk.getByText('公開しました。')).toBeVisible()
  await expect.poll(() => shown(house, '/ja')).toContain('書きかけた')
  await box(desk, '見出し', '日本語').fill('私たちの事業')
  await desk.getByRole('button', { name: '公開する' }).click()
  await expect(desk.getByText('公開しました。').last()).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('a signed-out user reads since when nothing is saved, and signs in in another tab', async ({
  house,
}) => {
  await using desk = await openRestaurant(house)
  const saved = savedWith(desk, '前の駅')
  await box(desk, 'エリア', '日本語').fill('前の駅')
  expect((await saved).status()).toBe(200)
  await expect(desk.getByText('たった今保存しました')).toBeVisible()
  const cookies = await desk.context().cookies()
  await desk.context().clearCookies()
  await box(desk, 'エリア', '日本語').fill('後の駅')
  const note = desk.getByText(/^\d\d:\d\dから保存できていません。ログインが切れています。/)
  await expect(note).toBeVisible()
  await expect(note.getByRole('link', { name: '別のタブでログイン' })).toBeVisible()
  await expect(desk.getByText('たった今保存しました')).toBeHidden()
  const after = savedWith(desk, '後の駅')
  // As another tab of the same browser signs in.
  await desk.context().addCookies(cookies)
  expect((await after).status()).toBe(200)
  await expect(note).toHaveCount(0)
  await expect(box(desk, 'エリア', '日本語')).toHaveValue('後の駅')
})

// Takes long: two people write into the largest form.
test('two people edit one restaurant at the same time and see each other’s names; only changes to the same text need a decision', async ({
  browser,
  house,
}) => {
  await using first = await openRestaurant(house)
  const account = { email: 'mio@example.jp', password: 'woven waves at dawn' }
  await using _ = await addAccount(await house.calls(), { ...account, name: '澪', role: 'editor' })
  await using mio = staffAt(browser, house.cms.origin, account)
  const second = await mio.openDesk(PATH, 'ja-JP')
  await box(second, 'この店について', '日本語').fill('海の見える席')
  const kept = savedWith(second, 'By the window')
  await box(second, '一覧カードの文章', '英語').fill('By the window')
  expect((await kept).status()).toBe(200)

  const asked = savedWith(first, '炭の香る席')
  await box(first, 'この店について', '日本語').fill('炭の香る席')
  expect((await asked).status()).toBe(409)
  const question = first.getByRole('alert').filter({ hasText: 'どちらを残しますか' })
  await expect(question).toContainText('澪さんも同じ項目を変更しました。')
  await expect(question).toContainText('海の見える席')
  await question.getByRole('button', { name: 'この画面の内容を残す' }).click()
  await expect(question).toHaveCount(0)
  await expect(first.getByText('澪さんもこの画面を開いています。')).toBeVisible()
  await expect(box(first, '一覧カードの文章', '英語')).toHaveValue('By the window')
  await first.reload()
  await expect(box(first, 'この店について', '日本語')).toHaveValue('炭の香る席')

  const again = savedWith(second, '川の見える席')
  await box(second, 'この店について', '日本語').fill('川の見える席')
  expect((await again).status()).toBe(409)
  await second.getByRole('button', { name: '保存済みの内容にする' }).click()
  await expect(second.getByText('hanako@example.jpさんもこの画面を開いています。')).toBeVisible()
  await expect(box(second, 'この店について', '日本語')).toHaveValue('炭の香る席')
})

// Takes long: the desk is started again.
test('typed text survives a killed desk, and text typed until it is back is saved then', async ({
  house,
}) => {
  await using desk = await openRestaurant(house)
  await box(desk, '料理', '日本語').fill('炭火と海の幸')
  const before = savedWith(desk, 'Charcoal and the sea')
  await box(desk, '料理', '英語').fill('Charcoal and the sea')
  expect((await before).status()).toBe(200)
  await house.cms.kill()
  await box(desk, 'エリア', '英語').fill('Above the station')
  await expect(desk.getByText(/^\d\d:\d\dから保存できていません。/)).toBeVisible()
  await desk.getByRole('button', { name: '公開する' }).click()
  const said = desk.getByRole('region', { name: /^お知らせ/ })
  await expect(said.getByText(/^サーバーにつながりません。/).first()).toBeVisible()
  await expect(said.getByText('公開しています')).toHaveCount(0)
  const after = savedWith(desk, 'Above the station')
  await house.restartCms()
  expect((await after).status()).toBe(200)
  await desk.reload()
  await expect(box(desk, '料理', '日本語')).toHaveValue('炭火と海の幸')
  await expect(box(desk, '料理', '英語')).toHaveValue('Charcoal and the sea')
  await expect(box(desk, 'エリア', '英語')).toHaveValue('Above the station')
})
