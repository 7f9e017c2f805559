import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, JSHandle, Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../access/axe.ts'
import { ROOT } from '../support/folders.ts'
import type { House } from '../support/house.ts'
import { pending } from '../support/pending.ts'
import { press } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

type File = { name: string; mimeType: string; buffer: Buffer }

/** A picture that no other test has. */
async function pictureFile(name: string, width: number, height = 900): Promise<File> {
  const colour = { create: { width, height, channels: 3, background: '#7a3b2e' } } as const
  return { name, mimeType: 'image/png', buffer: await sharp(colour).png().toBuffer() }
}

/** Uploads a picture without the form. */
async function uploaded(
  calls: APIRequestContext,
  file: File,
  descriptions: { altJa: string; altEn: string },
): Promise<number> {
  const multipart = { file, _payload: JSON.stringify(descriptions) }
  const { doc } = await (await calls.post('/api/media', { multipart })).json()
  return doc.id
}

/** A piece of news of this test, and its form; both are gone at the end of `await using`. */
async function newsForm(house: House, data: object = {}) {
  const calls = await house.calls()
  const made = await calls.post('/api/news?draft=true&locale=ja', {
    data: { title: '写真の試し', ...data },
  })
  const { doc }: { doc: { id: number } } = await made.json()
  const page = await house.openDesk(`/admin/collections/news/${doc.id}`, 'ja-JP')
  return {
    page,
    box: page.getByRole('group', { name: '写真', exact: true }),
    dialog: page.getByRole('dialog', { name: '写真', exact: true }),
    /** What the desk has of it. */
    image: async () => {
      const answer = await calls.get(`/api/news/${doc.id}?draft=true&depth=0`)
      return (await answer.json()).image
    },
    [Symbol.asyncDispose]: async () => {
      await page.close()
      for (const place of ['', '?trash=true']) await calls.delete(`/api/news/${doc.id}${place}`)
    },
  }
}

test('a picture is found in the library in either language, chosen by Enter, and taken off', async ({
  house,
}) => {
  const file = await pictureFile('IMG_0815.png', 640, 480)
  const id = await uploaded(await house.calls(), file, { altJa: '梅の枝', altEn: 'A plum branch' })
  await using form = await newsForm(house)
  const { box, dialog, page } = form
  await press(box.getByRole('button', { name: '写真を選ぶ' }))
  await expectAccessible(page, 'library')
  const search = dialog.getByRole('searchbox', { name: '写真を検索' })
  const plum = dialog.getByRole('button', { name: '梅の枝' })
  for (const sought of ['plum br', 'img_0815', '梅の']) {
    await search.fill(sought)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(plum).toBeVisible()
  }
  await search.fill('見つからない写真')
  await expect(dialog.getByText('写真が見つかりません。')).toBeVisible()
  await search.fill('梅の')
  await plum.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(box.getByRole('button', { name: '別の写真にする' })).toBeFocused()
  await expect(box.getByRole('listitem')).toContainText('梅の枝')
  await expect(box).toContainText('IMG_0815.png')
  await expect(box).toContainText('「梅の枝」はこの場所には小さく')
  await expect(box.getByRole('link', { name: '開く：梅の枝' })).toHaveAttribute(
    'href',
    `/admin/collections/media/${id}`,
  )
  await expect.poll(form.image).toBe(id)
  await press(box.getByRole('button', { name: '外す：梅の枝' }))
  await expect(box.getByRole('listitem')).toHaveCount(0)
  await expect.poll(form.image).toBe(null)
})

test('the library goes on from page to page, and says when it cannot be loaded', async ({
  house,
}) => {
  await using form = await newsForm(house)
  const { box, dialog, page } = form
  await page.route(/\/api\/media\?/, (route) => route.abort())
  await press(box.getByRole('button', { name: '写真を選ぶ' }))
  await expect(dialog.getByRole('alert')).toHaveText(/^写真を読み込めませんでした。/)
  await page.unroute(/\/api\/media\?/)
  await dialog.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(48)
  await press(dialog.getByRole('button', { name: 'もっと見る' }))
  await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(48)
  const names = await dialog.getByRole('listitem').getByRole('button').allInnerTexts()
  expect(names.length).toBe(await dialog.getByRole('listitem').count())
})

test('an upload asks for a description, shows how far it is, can be stopped, and ends in the form', async ({
  house,
}) => {
  await using form = await newsForm(house)
  const { box, dialog, page } = form
  await press(box.getByRole('button', { name: '写真を選ぶ' }))
  await dialog
    .getByLabel('新しい写真をアップロード')
    .setInputFiles(await pictureFile('縁側.png', 1300))
  const send = dialog.getByRole('button', { name: '登録して使う' })
  await press(send)
  await expect(dialog.getByRole('alert')).toHaveText('何が写っているかを一文で入力してください。')
  await expectAccessible(page, 'new picture')
  const described = dialog.getByRole('textbox', { name: '写真の説明（日本語）' })
  await described.fill('縁側の猫')
  await dialog.getByRole('textbox', { name: '写真の説明（英語）' }).fill('A cat on the porch')

  const asked = pending()
  await page.route('**/api/media?depth=0', () => asked.settle(), { times: 1 })
  await send.click()
  await asked.promise
  await expect(dialog.getByRole('progressbar', { name: '縁側.png' })).toBeVisible()
  await dialog.getByRole('button', { name: '中止：縁側.png' }).click()
  await expect(described).toHaveValue('縁側の猫')
  await described.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(box.getByRole('listitem')).toContainText('縁側の猫')
  await expect.poll(form.image).toEqual(expect.any(Number))

  await press(box.getByRole('button', { name: '外す：縁側の猫' }))
  await press(box.getByRole('button', { name: '写真を選ぶ' }))
  await dialog
    .getByLabel('新しい写真をアップロード')
    .setInputFiles(await pictureFile('縁側 (1).png', 1300))
  await expect(dialog.getByText('この写真はすでに登録されています。')).toBeVisible()
  await press(dialog.getByRole('button', { name: 'この写真を使う (縁側の猫)' }))
  await expect(box.getByRole('listitem')).toContainText('縁側の猫')
})

test('a file that cannot be used says why beside it, in the reader’s language', async ({
  house,
}) => {
  await using form = await newsForm(house)
  const { box, dialog } = form
  await press(box.getByRole('button', { name: '写真を選ぶ' }))
  const choose = dialog.getByLabel('新しい写真をアップロード')
  const row = dialog.getByRole('listitem')
  const text = { mimeType: 'text/plain', buffer: Buffer.from('寒鰤') }
  await choose.setInputFiles({ ...text, name: 'お品書き.txt' })
  await expect(row).toContainText('お品書き.txt')
  await expect(row.getByRole('alert')).toContainText('このファイルは使えません。')
  await expect(dialog.getByRole('button', { name: '登録して使う' })).toHaveCount(0)

  const large = Buffer.alloc(25 * 1024 * 1024 + 1)
  await choose.setInputFiles({ name: '大きな写真.jpg', mimeType: 'image/jpeg', buffer: large })
  await expect(row.getByRole('alert')).toHaveText('大きすぎます。ファイルは25MBまでです。')

  // The desk looks inside.
  await choose.setInputFiles({ ...text, name: '偽物.png', mimeType: 'image/png' })
  await dialog.getByRole('textbox', { name: '写真の説明（日本語）' }).fill('偽物')
  await press(dialog.getByRole('button', { name: '登録して使う' }))
  await expect(row.getByRole('alert')).toContainText('このファイルは使えません。')
  await press(dialog.getByRole('button', { name: '外す：偽物.png' }))
  await expect(dialog.getByRole('searchbox', { name: '写真を検索' })).toBeVisible()
})

test('an upload that was cut off goes on by itself, with the same file and words', async ({
  house,
}) => {
  await using form = await newsForm(house)
  const { box, dialog, page } = form
  await press(box.getByRole('button', { name: '写真を選ぶ' }))
  await dialog
    .getByLabel('新しい写真をアップロード')
    .setInputFiles(await pictureFile('山道.png', 1310))
  await dialog.getByRole('textbox', { name: '写真の説明（日本語）' }).fill('山道の茶屋')
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: '登録して使う' }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/^通信が途切れ、写真が届きませんでした。/)
  await expect(dialog.getByRole('button', { name: 'もう一度試す：山道.png' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(dialog).toBeHidden()
  await expect(box.getByRole('listitem')).toContainText('山道の茶屋')
})

test('a photo of an iPhone is dropped on the box, and shown once it is in the library', async ({
  house,
}) => {
  await using form = await newsForm(house)
  const { box, dialog, page } = form
  const photo = await readFile(join(ROOT, 'cms/test/phone.heic'))
  await box.dispatchEvent('drop', { dataTransfer: await held(page, 'IMG_2026.HEIC', photo) })
  await expect(dialog.getByText('IMG_2026.HEIC')).toBeVisible()
  await dialog.getByRole('textbox', { name: '写真の説明（日本語）' }).fill('朝の港')
  await press(dialog.getByRole('button', { name: '登録して使う' }))
  await expect(dialog).toBeHidden({ timeout: 60_000 })
  const shown = box.getByRole('listitem').locator('img')
  const width = () => shown.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)
  await expect.poll(width).toBeGreaterThan(0)
})

test('news with a picture that is not described in a language is not published, and the box says so', async ({
  house,
}) => {
  const file = await pictureFile('IMG_0816.png', 1320)
  const image = await uploaded(await house.calls(), file, { altJa: '雨の路地', altEn: '' })
  await using form = await newsForm(house, { image, date: '2026-11-30', content: '試し' })
  const { box, page } = form
  const sentence = '「雨の路地」には英語の説明がありません。写真を開いて入力してください。'
  await expect(box.getByRole('status').filter({ hasText: sentence })).toBeVisible()
  await page.getByRole('textbox', { name: '件名（英語）' }).fill('A trial of pictures')
  await page.getByRole('textbox', { name: '本文（英語）' }).fill('A trial.')
  await press(page.getByRole('button', { name: '公開する', exact: true }))
  await expect(box.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
})

/** A file as the hand of a browser's user holds it while dragging; no system knows the type of a HEIC. */
function held(page: Page, name: string, bytes: Buffer): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ([name, bytes]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name))
      return dataTransfer
    },
    [name, [...bytes]] as const,
  )
}
