import type { APIRequestContext } from '@playwright/test'
import { press, settled } from '../support/settled.ts'
import { openScreen, PHONE } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'
import { expectOwnWords } from './tour/own-words.ts'

const LIST = '/admin/collections/testimonials'

/** A published testimonial with this name. @returns its id */
async function added(calls: APIRequestContext, name: string): Promise<number> {
  const data = { name, title: '常連', message: 'また来ます。', rating: 5, _status: 'published' }
  const answer = await calls.post('/api/testimonials?locale=ja', { data })
  expect(await answer.text()).toContain(name)
  return (await answer.json()).doc.id
}

test('a testimonial goes to the trash, and comes back with one press in its row', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls, '潮 みどり')
  await using desk = await house.openDesk(`${LIST}/${id}?locale=ja`, 'ja-JP')
  await press(desk.locator('.doc-controls__popup button'))
  await desk.getByRole('button', { name: 'ゴミ箱に入れる' }).click()
  const question = desk.getByRole('dialog', { name: 'ゴミ箱に入れますか' })
  await expect(question).toContainText('30日間はゴミ箱から戻せます')
  await expect(question.getByRole('button', { name: 'キャンセル' })).toBeFocused()
  await desk.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(desk.locator('.doc-controls__popup button')).toBeFocused()

  await press(desk.locator('.doc-controls__popup button'))
  await desk.getByRole('button', { name: 'ゴミ箱に入れる' }).click()
  await question.getByRole('button', { name: 'ゴミ箱に入れる' }).click()
  await expect(desk.getByText('「潮 みどり」をゴミ箱に入れました。')).toBeVisible()

  await openScreen(desk, `${LIST}/trash?locale=ja`)
  const row = desk.locator('.desk-trash').getByRole('listitem').filter({ hasText: '潮 みどり' })
  await expect(row).toContainText(/\d+年\d+月\d+日（.）\d+:\d\dにゴミ箱へ（hanako@example\.jp）/)
  await expect(row).toContainText(/\d+年\d+月\d+日（.）を過ぎると完全に削除されます/)
  await expect(desk.getByText('公開済み')).toBeHidden()
  await expectOwnWords(desk, 'ja', 'the trash')
  await row.getByRole('button', { name: '「潮 みどり」を戻す' }).click()
  await expect(desk.getByText('「潮 みどり」を戻しました。')).toBeVisible()
  await expect(row).toBeHidden()
  const back = await (await calls.get(`/api/testimonials/${id}?draft=true`)).json()
  expect(back).toMatchObject({ deletedAt: null, _status: 'draft' })
  await calls.delete(`/api/testimonials/${id}`)
})

test('right after it was moved to the trash, one press puts a public page back as it was', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls, '波 あおい')
  await using desk = await house.openDesk(`${LIST}/${id}?locale=ja`, 'ja-JP')
  await press(desk.locator('.doc-controls__popup button'))
  await desk.getByRole('button', { name: 'ゴミ箱に入れる' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'ゴミ箱に入れる' }).click()
  await desk.getByRole('button', { name: '元に戻す' }).click()
  await expect(desk.getByText('「波 あおい」を戻しました。')).toBeVisible()
  await settled(desk)
  const back = await (await calls.get(`/api/testimonials/${id}`)).json()
  expect(back).toMatchObject({ deletedAt: null, _status: 'published' })
  await calls.delete(`/api/testimonials/${id}`)
})

test('several rows of the trash go back with one press, and others away for good after a question', async ({
  house,
}) => {
  const calls = await house.calls()
  const names = ['浜 そら', '岬 れん', '渚 こう', '沖 みお']
  const ids: number[] = []
  for (const name of names) ids.push(await added(calls, name))
  for (const id of ids) await calls.delete(`/api/testimonials/${id}`)
  await using desk = await house.openDesk(`${LIST}/trash?locale=ja`, 'ja-JP')
  const bar = desk.getByRole('region', { name: '選択中' })
  const choose = (name: string) => desk.getByRole('checkbox', { name: `「${name}」を選ぶ` })
  await settled(desk)
  await choose('浜 そら').check()
  await choose('岬 れん').focus()
  await desk.keyboard.press('Space')
  await expect(bar).toContainText('2件を選択中')
  await bar.getByRole('button', { name: '戻す' }).click()
  await expect(desk.getByText('お客様の声を2件、ゴミ箱から戻しました。')).toBeVisible()
  await expect(choose('浜 そら')).toBeHidden()
  await expect(desk.locator('.desk-trash')).toBeFocused()
  await expect(bar).toBeHidden()
  const back = await (await calls.get(`/api/testimonials/${ids[0]}?draft=true`)).json()
  expect(back).toMatchObject({ deletedAt: null, _status: 'draft' })

  await desk.setViewportSize(PHONE)
  await choose('渚 こう').check()
  await choose('沖 みお').check()
  const away = bar.getByRole('button', { name: '完全に削除する' })
  expect((await away.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await away.click()
  const question = desk.getByRole('dialog', { name: '削除しますか' })
  await expect(question).toContainText('お客様の声を2件削除します。元に戻せません。')
  await question.getByRole('button', { name: '完全に削除する' }).click()
  await expect(choose('渚 こう')).toBeHidden()
  expect((await calls.get(`/api/testimonials/${ids[2]}?trash=true`)).status()).toBe(404)
  for (const id of ids.slice(0, 2)) await calls.delete(`/api/testimonials/${id}`)
})

test('emptying the trash asks in words that say what is deleted', async ({ house }) => {
  const calls = await house.calls()
  const id = await added(calls, '磯 はるか')
  await calls.delete(`/api/testimonials/${id}`)
  await using desk = await house.openDesk(`${LIST}/trash?locale=en`)
  await desk.getByRole('button', { name: /^Empty .*trash$/i }).click()
  const question = desk.getByRole('dialog')
  await expect(question).toContainText('in the trash for good')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await expect(desk.getByText('The trash is empty.')).toBeVisible()
})
