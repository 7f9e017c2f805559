import { countPresses } from '../support/presses.ts'
import { saved } from '../support/saved.ts'
import { press } from '../support/settled.ts'
import { expect, houseTest as test } from '../support/test.ts'

const FORM = '/admin/globals/home?locale=ja'

test('a section leaves the home page in two presses and keeps its content', async ({ house }) => {
  const staff = await house.calls()
  await using desk = await house.openDesk(FORM, 'ja-JP')
  await expect(desk.getByRole('checkbox', { name: /^[2-7] /, checked: true })).toHaveCount(6)
  const presses = await countPresses(desk)
  await press(desk.getByRole('checkbox', { name: '5 進め方' }))
  await saved(desk.getByRole('button', { name: '公開する' }))
  expect(presses.count).toBe(2)
  // It has no text in any language.
  await expect(desk.getByRole('checkbox', { name: '両方の言語を並べて表示' })).toHaveCount(0)

  await using page = await desk.context().newPage()
  const steps = page.getByRole('region', { name: 'はじめの三歩' })
  const voices = page.getByRole('region', { name: 'お客様の声' })
  await expect
    .poll(async () => {
      await page.goto(`${house.site.origin}/ja`)
      return [await steps.count(), await voices.count()]
    })
    .toEqual([0, 1])
  await page.goto(`${house.site.origin}/ja/about`)
  await page.getByRole('banner').getByRole('link', { name: 'ホーム' }).click()
  await expect(voices).toBeVisible()
  await expect(steps).toHaveCount(0)
  await expect(page.getByText('読み込み中…')).toHaveCount(0)

  const note = desk.getByText('この部分は、トップページに表示しない設定になっています。')
  await desk.goto('/admin/globals/process?locale=ja')
  await press(note.getByRole('link', { name: '表示の設定を開く' }))
  await expect(desk).toHaveURL(/\/admin\/globals\/home/)
  await expect(desk.getByRole('checkbox', { name: '5 進め方' })).toBeFocused()

  await staff.post('/api/globals/home?locale=ja', { data: { process: true, _status: 'published' } })
  await expect
    .poll(async () => {
      await page.goto(`${house.site.origin}/ja`)
      return steps.count()
    })
    .toBe(1)
})

test('a section of which nothing has been published says where to write it', async ({ house }) => {
  const staff = await house.calls()
  await staff.post('/api/globals/cta?locale=ja', { data: { _status: 'draft' } })
  await using desk = await house.openDesk(FORM, 'ja-JP')
  await expect(desk.getByText('まだ公開した内容がないため、表示されません。')).toBeVisible()
  await press(desk.getByRole('link', { name: '内容を書く' }))
  await expect(desk).toHaveURL(/\/admin\/globals\/cta$/)
  await staff.post('/api/globals/cta?locale=ja', { data: { _status: 'published' } })
})
