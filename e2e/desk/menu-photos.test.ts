import type { JSHandle, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../access/axe.ts'
import { dish, inMenu, openMenu } from '../support/menu-screen.ts'
import { press } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

test('a dish gets a photo from the library, and the site shows it until it is removed', async ({
  house,
  page: visitor,
}) => {
  await using page = await openMenu(house, 3)
  const tiramisu = dish(page, 'ティラミス')
  const publish = async () => {
    await press(page.getByRole('button', { name: '公開する' }))
    await expect(page.getByText('公開しました。サイトに表示されます。')).toBeVisible()
  }
  const photo = inMenu(visitor).filter({ hasText: 'ティラミス' }).locator('img')
  await press(tiramisu.getByRole('button', { name: '「ティラミス」の写真を選ぶ' }))
  const dialog = page.getByRole('dialog', { name: '「ティラミス」の写真' })
  await dialog.getByRole('searchbox', { name: '写真を検索' }).fill('ティラミス')
  await expect(dialog.getByText('写真が見つかりません。')).toBeVisible()
  await dialog.getByRole('searchbox', { name: '写真を検索' }).fill('')
  await press(dialog.getByRole('listitem').first().getByRole('button'))
  await expect(tiramisu.locator('img')).toBeVisible()
  await publish()
  await expect(async () => {
    await visitor.goto('/ja/restaurants/onda')
    await expect(photo).toHaveCount(1, { timeout: 100 })
  }).toPass()
  await press(tiramisu.getByRole('button', { name: /の説明・アレルゲン/ }))
  await press(tiramisu.getByRole('button', { name: '写真を外す' }))
  await publish()
  await expect(async () => {
    await visitor.reload()
    await expect(photo).toHaveCount(0, { timeout: 100 })
  }).toPass()
})

test('a new dish has the cursor, and its photo is dropped, described and published on the menu', async ({
  house,
  page: visitor,
}) => {
  await using page = await openMenu(house, 5)
  await press(page.getByRole('button', { name: '品を追加' }).first())
  const typing = dish(page, '新しい品').getByRole('textbox', { name: '品名（日本語）' })
  await expect(typing).toBeFocused()
  await page.keyboard.insertText('寒鰤の炙り')
  const buri = dish(page, '寒鰤の炙り')
  await buri.getByRole('textbox', { name: '品名（英語）' }).fill('Seared winter yellowtail')
  await expect(page.getByText('1品を追加（未公開）')).toBeVisible()

  const square = buri.getByRole('button', { name: '「寒鰤の炙り」の写真を選ぶ' })
  await press(square)
  const dialog = page.getByRole('dialog', { name: '「寒鰤の炙り」の写真' })
  const text = { name: 'menu.png', mimeType: 'image/png', buffer: Buffer.from('寒鰤') }
  await dialog.getByLabel('写真を選ぶ・撮る').setInputFiles(text)
  const use = dialog.getByRole('button', { name: 'この写真を使う' })
  await press(use)
  await expect(dialog.getByRole('alert')).toHaveText('何が写っているかを一文で入力してください。')
  const description = dialog.getByRole('textbox', { name: '写真の説明（日本語）' })
  await description.fill('炙った寒鰤の皿')
  await press(use)
  await expect(dialog.getByRole('alert')).toContainText('このファイルは使えません。')
  await expect(description).toHaveValue('炙った寒鰤の皿')
  await expectAccessible(page, 'photo')
  await press(dialog.getByRole('button', { name: 'キャンセル' }))

  await square.dispatchEvent('drop', { dataTransfer: await heldPicture(page) })
  await description.fill('炙った寒鰤の皿')
  await press(use)
  await expect(dialog).toHaveCount(0)
  await expect(buri.locator('img')).toBeVisible()
  await expect(page.getByText('1品を追加（未公開）')).toBeVisible()
  await press(page.getByRole('button', { name: '公開する' }))
  await expect(page.getByText('公開しました。サイトに表示されます。')).toBeVisible()
  const photo = (name: string) => visitor.getByRole('img', { name }).first()
  await expect(async () => {
    await visitor.goto('/ja/restaurants/yoriai')
    await expect(photo('炙った寒鰤の皿')).toBeAttached({ timeout: 100 })
  }).toPass()
  await visitor.goto('/restaurants/yoriai')
  await expect(photo('Seared winter yellowtail')).toBeAttached()
})

/** A picture as the hand of a browser's user holds it while dragging. */
async function heldPicture(page: Page): Promise<JSHandle<DataTransfer>> {
  const colour = {
    create: { width: 480, height: 480, channels: 3, background: '#31435f' },
  } as const
  const bytes = [...(await sharp(colour).png().toBuffer())]
  return page.evaluateHandle((bytes) => {
    const held = new DataTransfer()
    held.items.add(new File([new Uint8Array(bytes)], 'buri.png', { type: 'image/png' }))
    return held
  }, bytes)
}
