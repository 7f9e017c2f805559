import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { dish, inMenu } from '../../support/menu-screen.ts'
import { countPresses } from '../../support/presses.ts'
import { press } from '../../support/settled.ts'
import { PHONE } from '../../support/staff.ts'
import { expect, houseTest as test } from '../../support/test.ts'

/** From the first screen of the desk to the menu of a restaurant: one press. */
const toMenu = (desk: Page, restaurant: string) =>
  press(desk.getByRole('link', { name: `${restaurant} お品書き`, exact: true }))

async function publish(desk: Page): Promise<void> {
  await press(desk.getByRole('button', { name: '公開する' }))
  await expect(desk.getByText('公開しました。サイトに表示されます。')).toBeVisible()
}

/** Waits until a guest who opens the page of a restaurant reads this about a dish. */
async function guestReads(guest: Page, slug: string, name: string, text: string): Promise<void> {
  await expect(async () => {
    await guest.goto(`/ja/restaurants/${slug}`)
    await expect(inMenu(guest).filter({ hasText: name })).toContainText(text, { timeout: 100 })
  }).toPass()
}

test('a price is changed and published with two presses', async ({ house, page: guest }) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(desk)
  await toMenu(desk, '潮火')
  await desk.getByRole('textbox', { name: '「鯵の炭火焼き」の価格（円）' }).fill('１，３８０')
  await publish(desk)
  expect(presses.count).toBe(2)
  await guestReads(guest, 'shiobi', '鯵の炭火焼き', '1,380円')
})

test('on a phone a dish is sold out for today with two taps, back with a third press, and a double tap is one (staff W1)', async ({
  house,
  page: guest,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP', { viewport: PHONE })
  const presses = await countPresses(desk)
  await toMenu(desk, '潮火')
  const toggle = desk.getByRole('switch', { name: '「真蛸の燻製」は売り切れ' })
  await press(toggle)
  await expect(desk.getByText('「真蛸の燻製」を売り切れにしました。')).toBeVisible()
  expect(presses.count).toBe(2)
  await guestReads(guest, 'shiobi', '真蛸の燻製', '本日売り切れ')
  // A tap so soon would be the second half of the first.
  await toggle.press('Enter')
  await expect(desk.getByText('「真蛸の燻製」を販売中に戻しました。')).toBeVisible()
  expect(presses.count).toBe(3)
  await toggle.dblclick()
  await expect(desk.getByText('「真蛸の燻製」を売り切れにしました。')).toBeVisible()
  await expect(toggle).toBeChecked()
  await toggle.press('Enter')
  await expect(desk.getByText('「真蛸の燻製」を販売中に戻しました。')).toBeVisible()
  await expect(async () => {
    await guest.reload()
    const item = inMenu(guest).filter({ hasText: '真蛸の燻製' })
    await expect(item).not.toContainText('本日売り切れ', { timeout: 100 })
  }).toPass()
})

test('a new dish with a photo is on the site with six presses', async ({ house, page: guest }) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(desk)
  await toMenu(desk, '経糸')
  await press(desk.getByRole('button', { name: '品を追加' }).first())
  await desk.keyboard.insertText('鴨せいろ')
  const duck = dish(desk, '鴨せいろ')
  await duck.getByRole('textbox', { name: '品名（英語）' }).fill('Duck and cold soba')
  await duck.getByRole('textbox', { name: '「鴨せいろ」の価格（円）' }).fill('1680')
  await press(duck.getByRole('button', { name: '「鴨せいろ」の写真を選ぶ' }))
  const dialog = desk.getByRole('dialog', { name: '「鴨せいろ」の写真' })
  await choosePhoto(desk, dialog.getByText('写真を選ぶ・撮る'))
  await dialog.getByRole('textbox', { name: '写真の説明（日本語）' }).fill('鴨とそば')
  await press(dialog.getByRole('button', { name: 'この写真を使う' }))
  await expect(duck.locator('img')).toBeVisible()
  await publish(desk)
  expect(presses.count).toBeLessThanOrEqual(6)
  await guestReads(guest, 'tateito', '鴨せいろ', '1,680円')
})

/** Chooses a photo as the system's window does. */
async function choosePhoto(desk: Page, button: Locator): Promise<void> {
  const channels = 3
  const create = { width: 900, height: 600, channels, background: '#7a3b2e' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  const choosing = desk.waitForEvent('filechooser')
  await press(button)
  await (await choosing).setFiles({ name: 'kamo.jpg', mimeType: 'image/jpeg', buffer })
}

test('a dish is moved four places down, past its category, with six presses', async ({ house }) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(desk)
  await toMenu(desk, 'トラットリア オンダ')
  const boxes = desk.getByRole('textbox', { name: '品名（日本語）' })
  const names = () =>
    boxes.evaluateAll((all) => all.map((box) => (box instanceof HTMLInputElement ? box.value : '')))
  await expect(boxes.first()).toBeVisible()
  const [first = '', second = '', third = ''] = await names()
  for (const name of [first, first, first, first]) {
    await press(desk.getByRole('button', { name: `「${name}」を下へ` }))
  }
  expect((await names()).slice(0, 2)).toEqual([second, third])
  await publish(desk)
  expect(presses.count).toBe(6)
  await desk.reload()
  await expect(boxes.first()).toHaveValue(second)
})

test('the 29 dishes of a season come from a spreadsheet with its title and every kind of price with four presses', async ({
  house,
  page: guest,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(desk)
  await toMenu(desk, 'よりあい')
  await press(desk.getByRole('button', { name: '表から貼り付け' }))
  const dialog = desk.getByRole('dialog', { name: '表から貼り付け' })
  const prices = ['時価', '1,380円〜', '12,000〜15,000円', 'お一人様4,400円', '+1,100円', '無料']
  const sizes = ['一合 900円／二合 1,700円', 'グラス 700円／一合 1,200円', '1,580円（税込）']
  const plain = Array.from({ length: 20 }, (_, index) => `${380 + index}円`)
  const rows = [...plain, ...prices, ...sizes].map(
    (price, index) => `串焼き${index + 1}番\t${price}\t串`,
  )
  await dialog
    .getByRole('textbox', { name: '表' })
    .fill(['2027年 春の御献立', 'メニュー名\t税込価格\tカテゴリー', ...rows].join('\n'))
  await expect(dialog).toContainText('1行目「2027年 春の御献立」')
  await expect(dialog).not.toContainText('読めません')
  await press(dialog.getByRole('button', { name: 'この内容で反映' }))
  await expect(desk.getByText('29品を追加')).toBeVisible()
  await publish(desk)
  expect(presses.count).toBe(4)
  await guestReads(guest, 'yoriai', '串焼き20番', '399円')
  await guestReads(guest, 'yoriai', '串焼き21番', '時価')
  await guestReads(guest, 'yoriai', '串焼き27番', '1,700円')
})

test('a price is planned for a day with three presses', async ({ house }) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(desk)
  await toMenu(desk, '喫茶こはく')
  const name = 'ナポリタン'
  const one = dish(desk, name)
  await press(one.getByRole('button', { name: /の説明・アレルゲン/ }))
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  await one.getByRole('textbox', { name: `「${name}（予定）」の価格（円）` }).fill('1280')
  await one.getByLabel('いつから').fill(day)
  await publish(desk)
  expect(presses.count).toBe(3)
  await expect(one.getByRole('button', { name: /の説明・アレルゲン/ })).toContainText(
    /（.）5:00から1,280円/,
  )
})

test('a menu is brought back as it was before the last save with four presses', async ({
  house,
  page: guest,
}) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const price = () => desk.getByRole('textbox', { name: '「クリームソーダ」の価格（円）' })
  await toMenu(desk, '喫茶こはく')
  const before = await price().inputValue()
  await price().fill('1')
  await publish(desk)
  await guestReads(guest, 'kohaku', 'クリームソーダ', '1円')
  await desk.goto('/admin')
  const presses = await countPresses(desk)
  await toMenu(desk, '喫茶こはく')
  await press(desk.getByText('履歴', { exact: true }))
  await press(desk.getByRole('button', { name: 'この時点の内容を読み込む' }).first())
  await expect(price()).toHaveValue(before)
  await publish(desk)
  expect(presses.count).toBe(4)
})

test('a dish is deleted, and brought back later, with six presses', async ({ house }) => {
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(desk)
  await toMenu(desk, '経糸')
  await press(desk.getByRole('button', { name: '「とろろそば」を削除' }))
  await publish(desk)
  await press(desk.getByText('削除した品', { exact: true }))
  const deleted = desk.locator('.desk-menu__removed').getByRole('listitem')
  await press(
    deleted.filter({ hasText: 'とろろそば' }).getByRole('button', { name: '戻す' }).first(),
  )
  await expect(dish(desk, 'とろろそば')).toBeVisible()
  await publish(desk)
  expect(presses.count).toBe(6)
})
