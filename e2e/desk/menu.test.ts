import type { Page } from '@playwright/test'
import { expectAccessible } from '../access/axe.ts'
import { confirmConversion } from '../support/confirm-conversion.ts'
import { dish, openMenu } from '../support/menu-screen.ts'
import { pasteInto } from '../support/paste-into.ts'
import { press, settled } from '../support/settled.ts'
import { openScreen, PHONE } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: /./ })
const names = (page: Page) => page.getByRole('textbox', { name: '品名（日本語）' })

test('dishes are moved by mouse and by keyboard, into another category too', async ({ house }) => {
  await using page = await openMenu(house, 1)
  await expect(names(page).nth(0)).toHaveValue('お造りの盛り合わせ（2人前）')
  await page.getByRole('button', { name: '「お造りの盛り合わせ（2人前）」を下へ' }).click()
  await expect(names(page).nth(0)).toHaveValue('釜揚げしらすと三浦大根')

  const handle = page.getByRole('button', { name: '「真蛸の燻製」を移動' })
  await handle.focus()
  const above = dish(page, 'お造りの盛り合わせ（2人前）')
  const top = async () => (await above.boundingBox())?.y ?? 0
  const before = await top()
  await page.keyboard.press('Space')
  await expect(page.getByText('動かしました。')).toBeAttached()
  // Until it has measured where the dishes are, it does not move.
  await settled(page)
  await page.keyboard.press('ArrowUp')
  // It has another place only once the line above makes room.
  await expect.poll(top).toBeGreaterThan(before + 20)
  await page.keyboard.press('Space')
  await expect(names(page).nth(1)).toHaveValue('真蛸の燻製')

  // Resting on it waits until it has arrived at its place.
  await handle.hover()
  const from = await handle.boundingBox()
  const to = await dish(page, '鯵の炭火焼き').boundingBox()
  if (!from || !to) throw new Error('The lines are not on the screen.')
  await page.mouse.move(from.x + 5, from.y + 5)
  await page.mouse.down()
  await page.mouse.move(from.x + 5, from.y + 40, { steps: 5 })
  await page.mouse.move(from.x + 5, to.y + to.height / 2, { steps: 10 })
  await page.mouse.up()
  // For 50 ms a press counts as the end of the drag, and the line takes longer to its place.
  await handle.hover()
  await page.getByRole('button', { name: '公開する' }).click()
  await expect(page.getByText('公開しました。')).toBeVisible()
  await page.reload()
  await settled(page)
  const order = await names(page).evaluateAll((boxes) =>
    boxes.map((box) => (box instanceof HTMLInputElement ? box.value : '')),
  )
  expect(order.slice(0, 4)).toEqual([
    '釜揚げしらすと三浦大根',
    'お造りの盛り合わせ（2人前）',
    '鯵の炭火焼き',
    '真蛸の燻製',
  ])
})

test('a deleted dish is restored, one is duplicated, and a category is renamed for all', async ({
  house,
}) => {
  await using page = await openMenu(house, 2)
  await page.getByRole('button', { name: '「とろろそば」を削除' }).click()
  await expect(dish(page, 'とろろそば')).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(dish(page, 'とろろそば')).toBeVisible()
  await expect(page.getByText('すべて保存済みです。')).toBeVisible()

  await page.getByRole('button', { name: '「とろろそば」を複製' }).click()
  await expect(dish(page, 'とろろそば (2)')).toBeVisible()
  await page.getByRole('textbox', { name: '分類（日本語）' }).first().fill('手打ちそば')
  await page.getByRole('button', { name: '公開する' }).click()
  await expect(page.getByText('公開しました。')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '分類（日本語）' }).first()).toHaveValue(
    '手打ちそば',
  )
  await expect(dish(page, 'とろろそば (2)')).toBeVisible()
})

test('typed text is still there after the screen was left, and an invalid menu is not sent', async ({
  house,
}) => {
  await using page = await openMenu(house, 3)
  const price = page.getByRole('textbox', { name: '「ティラミス」の価格（円）' })
  await price.fill('いくら')
  await page.getByRole('button', { name: '公開する' }).click()
  await expect(alert(page)).toHaveText(
    '「ティラミス」の価格を、0〜1,000,000の数字で入力してください。',
  )
  await price.fill('990')
  await openScreen(page, '/admin')
  await openScreen(page, '/admin/menu/3')
  await expect(price).toHaveValue('990')
  await expect(page.getByText('1品を変更（未公開）')).toBeVisible()
})

test('text pasted from a PDF is corrected in its field, and unreadable characters are shown', async ({
  house,
}) => {
  await using page = await openMenu(house, 5)
  const name = names(page).first()
  const paste = async (text: string) => {
    await name.selectText()
    await name.evaluate(pasteInto, text)
  }
  await paste('⽜すし\u3099煮込み\u200B \\980')
  await expect(name).toHaveValue('牛すじ煮込み ¥980')
  await expect(page.getByText('1品を変更（未公開）')).toBeVisible()
  await paste('⽜\uE000の煮込み')
  await expect(
    page.getByText(
      '読めない文字（〓）があります：「牛〓の煮込み」。その文字を入力し直してください。',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: '変更を取り消す' }).click()
})

test('a table is pasted, previewed, applied and published', async ({ house }) => {
  await using page = await openMenu(house, 5)
  await page.getByRole('button', { name: '表から貼り付け' }).click()
  const dialog = page.getByRole('dialog', { name: '表から貼り付け' })
  const table = dialog.getByRole('textbox', { name: '表' })
  const apply = dialog.getByRole('button', { name: 'この内容で反映' })
  // Without its headings nothing is taken over (staff W7).
  await table.fill('2027年 春の御献立\nつくね\t\t420')
  await expect(dialog).toContainText('見出しの行が見つからないため、まだ反映できません。')
  await expect(apply).toBeDisabled()

  // A file is read as what is pasted is; one that cannot be says what to do.
  const file = dialog.getByLabel('CSVファイルを選ぶ')
  const buffer = Buffer.from('PK\u0003\u0004')
  await file.setInputFiles({ name: 'menu.xlsx', mimeType: 'application/zip', buffer })
  await expect(dialog).toContainText('Excelブックのままでは読み取れません。')
  const held = await page.evaluateHandle(() => {
    const dropped = new DataTransfer()
    dropped.items.add(new File(['品名,価格\r\nつくね,"1,420"'], 'menu.csv'))
    return dropped
  })
  await table.dispatchEvent('drop', { dataTransfer: held })
  await expect(dialog).toContainText('→ 1,420円')
  await expect(dialog).not.toContainText('Excelブック')
  await expectAccessible(page, 'a table from a file')

  // The cells of a spreadsheet are read with those that are merged, and titles are named.
  await table.fill('')
  await table.evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData(
      'text/html',
      '<table><tr><td colspan=3>春の御献立</td></tr><tr><td>分類</td><td>品名</td><td>価格</td></tr><tr><td rowspan=2>冬の鍋</td><td>寄せ鍋</td><td rowspan=2>1,680円（2名様より）</td></tr><tr><td>もつ鍋</td></tr></table>',
    )
    const pasted = { clipboardData, bubbles: true, cancelable: true }
    box.dispatchEvent(new ClipboardEvent('paste', pasted))
  })
  await expect(dialog).toContainText('もつ鍋（1,680円）')
  await expect(dialog).toContainText('1行目「春の御献立」')
  await table.fill('焼き餃子 480円\n水餃子 520円')
  await expect(dialog).toContainText('見出しの行がないため、各列を次のように読み取りました。')
  await expectAccessible(page, 'a table without headings')

  await table.fill(
    '2027年 春の御献立\n品名\tName\t価格\t分類\tおすすめ\tアレルゲン（29品目）\nつくね\t\t¥４２０\t\t\t大豆、鶏肉、ごま\n焼きおにぎり\tGrilled rice ball\t380円\t〆\t香ばしく\t\nもつ煮込み\t\t小580 大880\n生ビール\t\t応相談',
  )
  await expect(dialog).toContainText('つくね：')
  await expect(dialog).toContainText('→ 420円')
  await expect(dialog).toContainText('焼きおにぎり（380円）')
  await expect(dialog).toContainText('6行目「生ビール」：「応相談」は価格として読めません')
  await expect(dialog).toContainText(/もつ煮込み（小\s?580円／大\s?880円）/)
  // An unknown column is named and can be assigned (staff W4).
  await dialog.getByRole('combobox', { name: '「おすすめ」' }).selectOption('説明')
  // Allergens that would go are said in words, and staff choose (staff W3).
  await expect(
    dialog.getByRole('heading', { name: '次のアレルゲンの表示がなくなります 1' }),
  ).toBeVisible()
  await expect(dialog).toContainText('つくね：小麦・卵')
  await expect(apply).toBeDisabled()
  await dialog.getByRole('radio', { name: 'いまの内容に追加する（いまあるものは残す）' }).check()
  await expect(dialog).not.toContainText('表示がなくなります')
  await expect(dialog).toContainText('つくね：アレルゲン「ごま」を追加')
  await apply.click()
  await expect(page.getByText('2品を追加、1品を変更（未公開）')).toBeVisible()
  await page.getByRole('button', { name: '公開する' }).click()
  await expect(page.getByText('公開しました。')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: '「つくね」の価格（円）' })).toHaveValue('420')
  await expect(dish(page, '焼きおにぎり')).toBeVisible()
})

test('the Enter that confirms a conversion does not publish the price, the next one does', async ({
  house,
}) => {
  await using page = await openMenu(house, 4)
  const price = page.getByRole('textbox', { name: '「ナポリタン」の価格（円）' })
  const published = page.waitForRequest((request) => request.method() === 'POST')
  await price.fill('１０')
  await confirmConversion(price)
  await price.fill('１０９０')
  await price.press('Enter')
  expect((await published).postData()).toContain('"to":{"price":1090}')
  await expect(page.getByText('公開しました。')).toBeVisible()
})

test('a dish checked by an older list of allergens is found on the first screen and checked again', async ({
  house,
}) => {
  await using page = await house.openDesk('/admin', 'ja-JP')
  await press(page.getByRole('link', { name: '経糸　1品　ピスタチオは未確認' }))
  const custard = dish(page, 'そば茶のプリン')
  await press(custard.getByRole('button', { name: /の説明・アレルゲン/ }))
  await expect(custard).toContainText('品目リスト：2024-03-28（28品目）')
  await press(custard.getByRole('button', { name: '2025-12-15のリストで確認しました' }))
  await expect(custard).not.toContainText('ピスタチオは未確認')
  await press(page.getByRole('button', { name: '公開する' }))
  await expect(page.getByText('公開しました。サイトに表示されます。')).toBeVisible()
  await expect(custard).toContainText('品目リスト：2025-12-15（29品目）　確認：20')
  await openScreen(page, '/admin')
  await expect(page.getByText('アレルゲンの再確認が必要な品はありません。')).toBeVisible()
})

test('an allergen is ticked without a press before, and its last tick states nothing', async ({
  house,
}) => {
  await using page = await openMenu(house, 4)
  const region = page.getByRole('region').filter({ hasText: 'アレルゲン未確認' }).first()
  const name = (await region.getAttribute('aria-label')) ?? ''
  const one = dish(page, name)
  await press(one.getByRole('button', { name: /の説明・アレルゲン/ }))
  const checked = one.getByRole('checkbox', { name: /^アレルゲンを確認しました/ })
  const wheat = one.getByRole('checkbox', { name: '小麦' })
  await wheat.check()
  await expect(checked).toBeChecked()
  await wheat.uncheck()
  await expect(checked).not.toBeChecked()
  await expect(page.getByText('すべて保存済みです。')).toBeVisible()
})

test('when two people change the same price, the desk asks the second, who loses nothing', async ({
  house,
}) => {
  await using one = await openMenu(house, 4)
  await using two = await openMenu(house, 4)
  const price = (page: Page) => page.getByRole('textbox', { name: '「ナポリタン」の価格（円）' })
  await price(one).fill('1100')
  await price(one).press('Enter')
  await expect(one.getByText('公開しました。')).toBeVisible()
  await price(two).fill('1101')
  await price(two).press('Enter')
  await expect(alert(two)).toContainText('ほかの人が同じ品を変更した')
  await expect(dish(two, 'ナポリタン')).toContainText('1,100円 → 1,101円')
  await two.getByRole('button', { name: '公開する' }).click()
  await expect(two.getByText('公開しました。')).toBeVisible()
})

test('axe finds nothing on the screen of a menu, wide and narrow', async ({ house }) => {
  await using page = await openMenu(house, 1)
  await page.getByRole('button', { name: /^「鯵の炭火焼き」の説明・アレルゲン/ }).click()
  await expectAccessible(page, 'wide')
  await page.setViewportSize(PHONE)
  // What was open beside the screen would cover it, and closes.
  await expect(page.locator('.nav')).toHaveJSProperty('inert', true)
  // The last lines are laid out anew once they are in sight.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expectAccessible(page, 'narrow')
})
