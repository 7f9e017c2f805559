import type { Locator, Page } from '@playwright/test'
import type { House } from '../support/house.ts'
import { press } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

const LIST = '/admin/collections/restaurants?locale=ja'

/** A field by its label, and the language of its text. */
function text(desk: Page, label: string, language?: '日本語' | '英語'): Locator {
  const name = language ? new RegExp(`^${label}.*（${language}）$`) : label
  return desk.getByRole('textbox', { name })
}

async function restaurantsIn(house: House): Promise<number> {
  const calls = await house.calls()
  const answer = await calls.get('/api/restaurants?draft=true&depth=0&limit=100&locale=ja')
  expect(answer.status()).toBe(200)
  return (await answer.json()).totalDocs
}

/** Deletes the restaurant with a Japanese name: the files that come after share both programs. */
async function removeRestaurant(house: House, name: string): Promise<void> {
  const calls = await house.calls()
  const query = `draft=true&depth=0&locale=ja&where[name][equals]=${encodeURIComponent(name)}`
  const { docs } = await (await calls.get(`/api/restaurants?${query}`)).json()
  expect(docs).toHaveLength(1)
  for (const place of ['', '?trash=true']) {
    expect((await calls.delete(`/api/restaurants/${docs[0].id}${place}`)).status()).toBe(200)
  }
}

// Takes long: a restaurant is made from nothing and published.
test('a sixth restaurant is made from nothing in at most fifteen presses beside its texts', async ({
  house,
}) => {
  await using desk = await house.openDesk(LIST, 'ja-JP')
  let presses = 0
  const counted = async (button: Locator) => {
    presses += 1
    await press(button)
  }
  const before = await restaurantsIn(house)
  await counted(desk.getByRole('link', { name: '店舗を追加' }))
  await expect(desk.getByRole('heading', { name: '店舗を追加' })).toBeVisible()
  expect(await restaurantsIn(house)).toBe(before)
  await text(desk, '店名', '日本語').fill('海辺の食堂 なぎ')
  await text(desk, '店名', '英語').fill('Seaside Nagi')
  await counted(desk.getByRole('button', { name: '店舗を追加' }))

  await expect(text(desk, 'ページのアドレス')).toHaveValue('seaside-nagi')
  await expect(desk.getByText('新しい店舗（まだ公開していません）')).toBeVisible()
  await text(desk, 'ひとことで', '日本語').fill('海を見ながら、朝の魚を。')
  await text(desk, 'ひとことで', '英語').fill('Morning fish with a view of the sea.')
  await text(desk, '住所', '日本語').fill('神奈川県逗子市架空浜0-6')
  await text(desk, '住所', '英語').fill('0-6 Kakuhama, Zushi, Kanagawa')
  await counted(desk.getByRole('button', { name: '公開する' }))
  await expect(desk.getByText('電話番号が未入力です。')).toBeVisible()
  await expect(text(desk, '電話番号')).toBeFocused()
  await text(desk, '電話番号').fill('046-000-0106')

  await counted(desk.getByRole('link', { name: '営業時間' }))
  await text(desk, '月 開店').fill('1130')
  await text(desk, '月 閉店').fill('２１時半')
  await text(desk, '月 ラストオーダー').fill('25:00')
  await text(desk, '月 ラストオーダー').blur()
  await expect(
    desk.getByText('ラストオーダーは開店から閉店までの時刻にしてください。'),
  ).toBeVisible()
  await text(desk, '月 ラストオーダー').fill('2100')
  await counted(desk.getByRole('button', { name: '全日に同じ時間を入れる' }))
  await expect(text(desk, '日 閉店')).toHaveValue('21:30')
  await counted(desk.getByRole('checkbox', { name: '水 営業' }))
  await counted(desk.getByRole('button', { name: '公開する' }))
  await expect(desk.getByText('公開しました。')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(15)

  const shown = async (path: string) => (await fetch(house.site.origin + path)).text()
  await expect.poll(() => shown('/ja/restaurants/seaside-nagi')).toContain('海辺の食堂 なぎ')
  const page = await shown('/ja/restaurants/seaside-nagi')
  expect(page).toContain('11:30〜21:30（ラストオーダー 21:00）')
  expect(page).toContain('定休日 水曜日')
  expect(await shown('/restaurants')).toContain('Seaside Nagi')
  await removeRestaurant(house, '海辺の食堂 なぎ')
})

test('a restaurant begins as a copy of another, with its hours, and says what is its own', async ({
  house,
}) => {
  await using desk = await house.openDesk(LIST, 'ja-JP')
  const card = desk.getByRole('article', { name: '経糸', exact: true })
  await press(card.getByRole('link', { name: '複製' }))
  await expect(desk.getByLabel('始め方')).toHaveValue('2')
  await text(desk, '店名', '日本語').fill('経糸 小田原')
  await text(desk, '店名', '英語').fill('Tateito')
  await press(desk.getByRole('button', { name: '店舗を追加' }))
  await expect(desk.getByText('公開までに入力する項目：')).toHaveText(
    '公開までに入力する項目：ひとことで住所電話番号',
  )
  await expect(text(desk, 'ページのアドレス')).toHaveValue('tateito-2')
  await text(desk, '店名', '英語').fill('Tateito Odawara')
  await expect(text(desk, 'ページのアドレス')).toHaveValue('tateito-odawara')
  await text(desk, 'ページのアドレス').fill('shiobi')
  await expect(desk.getByText('「shiobi」はほかのレストランが使っています。')).toBeVisible()
  await press(desk.getByRole('link', { name: '営業時間' }))
  await expect(text(desk, '月 開店')).toHaveValue('11:00')
  await expect(desk.getByRole('checkbox', { name: '水 営業' })).not.toBeChecked()
  await press(desk.getByRole('button', { name: '電話番号' }))
  await expect(text(desk, '電話番号')).toBeFocused()
  await removeRestaurant(house, '経糸 小田原')
})

test('a new row of a list is open, and closed ones are named by what they hold', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/globals/company?locale=ja', 'ja-JP')
  const rows = desk.locator('#field-profile')
  await expect(rows.getByText('1. 事業内容')).toBeVisible()
  const labels = rows.getByRole('textbox', { name: /^項目名.*（日本語）$/ })
  await expect(labels).toHaveCount(0)
  // Saved, the empty row would hold back every later publish of the company.
  await desk.route(/autosave=true/, (route) => route.abort())
  await press(rows.getByRole('button', { name: '項目を追加' }))
  await expect(labels).toBeVisible()
})

test('a telephone number that a text writes out is replaced by its placeholder in both languages', async ({
  house,
}) => {
  await using desk = await house.openDesk('/admin/globals/company?locale=ja', 'ja-JP')
  const boxes = (['日本語', '英語'] as const).map((language) =>
    text(desk, '個人情報保護方針', language),
  )
  for (const box of boxes) {
    await expect(box).toHaveValue(/\{phone\}/)
    await box.fill('046-000-0100')
  }
  await press(desk.getByRole('button', { name: '置き換える' }))
  for (const box of boxes) await expect(box).toHaveValue('{phone}')
})
