import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { pending } from '../support/pending.ts'
import { press, settled } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { LEFT_OUT, shownWords } from './shown-words.ts'

function pictureOf(width: number, height: number): Promise<Buffer> {
  const colour = { create: { width, height, channels: 3, background: '#31435f' } } as const
  return sharp(colour).png().toBuffer()
}

/** Uploads a picture of this size as a member of staff. @returns its id */
async function uploaded(
  staff: APIRequestContext,
  width: number,
  height: number,
  descriptions = { altEn: 'The bay at dusk', altJa: '夕暮れの入り江' },
): Promise<number> {
  const buffer = await pictureOf(width, height)
  const answer = await staff.post('/api/media', {
    multipart: {
      file: { name: 'IMG_4711.png', mimeType: 'image/png', buffer },
      _payload: JSON.stringify(descriptions),
    },
  })
  const { doc } = await answer.json()
  return doc.id
}

test('the library says which description is missing and what is not used, and takes photos dropped on it', async ({
  house,
}) => {
  await uploaded(await house.calls(), 340, 220, { altEn: '', altJa: '雨の暖簾' })
  await using desk = await house.openDesk('/admin/collections/media', 'ja-JP')
  const card = desk.getByRole('article').filter({ hasText: '雨の暖簾' })
  await expect(card).toContainText('英語の説明がありません')
  await expect(card).toContainText('まだ使われていません')
  await expect(desk.getByRole('article').filter({ hasText: '会社案内' }).first()).toBeVisible()
  await desk.getByPlaceholder('説明かファイル名で検索').fill('雨の暖簾')
  await expect(desk.getByRole('article')).toHaveCount(1)

  await card.evaluate((target) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['…'], 'のれん.png', { type: 'image/png' }))
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
  })
  await expect(desk.getByRole('dialog').getByText('のれん.png')).toBeVisible()
})

test('a form chooses a picture of the library by pressing its photo, and never shows the name of its file (staff E)', async ({
  house,
}) => {
  const calls = await house.calls()
  const made = await calls.post('/api/solutions?draft=true', { data: {} })
  const { doc }: { doc: { id: number } } = await made.json()
  await using desk = await house.openDesk(`/admin/collections/solutions/${doc.id}`, 'ja-JP')
  await press(desk.getByRole('button', { name: '登録済みから選ぶ' }).first())
  const library = desk.getByRole('dialog')
  const first = library.getByRole('article').first().getByRole('button')
  const name = await first.innerText()
  const described = pending()
  await desk.route(/\/api\/media\?depth=0&limit=100/, async (route) => {
    await described.promise
    await route.continue()
  })
  await first.click()
  await expect(library).toBeHidden()
  await expect(desk.locator('.upload-relationship-details img')).toBeVisible()
  const words = await desk.evaluate(shownWords, LEFT_OUT)
  expect(words.filter((text) => /[0-9a-f]{20}/.test(text))).toEqual([])
  described.settle()
  await expect(desk.locator('.desk-picture-title')).toHaveText(name)
  // The files that come after share both programs.
  for (const place of ['', '?trash=true']) {
    expect((await calls.delete(`/api/solutions/${doc.id}${place}`)).status()).toBe(200)
  }
})

// Takes long: a picture is cut to all its sizes, and three screens are opened.
test('a picture is listed by its description, says where it is used, and cannot be deleted while it is', async ({
  house,
}) => {
  const calls = await house.calls()
  const image = await uploaded(calls, 320, 200)
  const found = await calls.get('/api/solutions?limit=1&locale=en')
  const [{ id, title, image: before }] = (await found.json()).docs
  const changed = await calls.patch(`/api/solutions/${id}`, { data: { image } })
  expect(await changed.text()).toContain(`"id":${id}`)
  expect(changed.status()).toBe(200)

  await using desk = await house.openDesk('/admin/collections/media')
  await desk.getByRole('link', { name: 'The bay at dusk' }).click()
  const uses = desk.getByRole('region', { name: 'Where it is used' })
  await expect(uses.getByRole('listitem')).toHaveText([`Business “${title}” Picture`])

  const refused = desk.waitForResponse((response) => response.request().method() === 'DELETE')
  await press(desk.locator('.doc-controls__popup button'))
  await desk.getByRole('button', { name: 'Delete', exact: true }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  expect((await refused).status()).toBe(409)
  await expect(
    desk.getByText('“The bay at dusk” cannot be deleted, because it is used:'),
  ).toBeVisible()

  await openScreen(desk, `/admin/collections/solutions/${id}?locale=en`)
  await expect(desk.getByText('The bay at dusk', { exact: true })).toBeVisible()
  await expect(desk.getByText('“The bay at dusk” is too small for this place')).toContainText(
    'it has 320×200 pixels, and 800×600 are needed.',
  )
  // The files that come after share both programs.
  const back = await calls.patch(`/api/solutions/${id}`, { data: { image: before.id } })
  expect(back.status()).toBe(200)
})

test('of several pictures that are deleted those in use stay, and the desk says where each is used', async ({
  house,
}) => {
  const calls = await house.calls()
  const names = ['紺の幟', '朱の幟']
  for (const [index, altJa] of names.entries()) {
    await uploaded(calls, 350 + index, 220, { altEn: `Cloth ${index}`, altJa })
  }
  await using desk = await house.openDesk('/admin/collections/media', 'ja-JP')
  const used = desk.getByRole('article').filter({ hasText: '会社案内' }).first()
  const name = await used.getByRole('link').innerText()
  await settled(desk)
  for (const each of names) await desk.getByRole('checkbox', { name: `「${each}」を選ぶ` }).check()
  await used.getByRole('checkbox').check()
  const bar = desk.getByRole('region', { name: '選択中' })
  await expect(bar).toContainText('3件を選択中')
  await press(bar.getByRole('button', { name: '削除' }))
  const question = desk.getByRole('dialog', { name: '削除しますか' })
  await expect(question).toContainText('使われているものは削除されず')
  await question.getByRole('button', { name: '完全に削除する' }).click()
  await expect(bar.getByRole('alert')).toHaveText(
    new RegExp(`^「${name}」は使われているため、削除できません：会社案内（`),
  )
  for (const each of names) {
    await expect(desk.getByRole('article').filter({ hasText: each })).toHaveCount(0)
  }
  await expect(used).toContainText(name)
  await bar.getByRole('button', { name: '閉じる' }).click()
  await expect(bar).toBeHidden()
})

test('a picture uploaded a second time links to the existing one', async ({ house }) => {
  const image = await uploaded(await house.calls(), 330, 210)
  await using desk = await house.openDesk('/admin/collections/media/create', 'ja-JP')
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText('写真を追加')
  const buffer = await pictureOf(330, 210)
  const file = { name: 'IMG_4711 (1).png', mimeType: 'image/png', buffer }
  await desk.locator('input[type=file]').setInputFiles(file)
  const hint = desk.getByRole('status').filter({ hasText: 'この写真はすでに登録されています。' })
  await expect(hint.getByRole('link', { name: '夕暮れの入り江' })).toHaveAttribute(
    'href',
    `/admin/collections/media/${image}`,
  )
})
