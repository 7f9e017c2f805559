import type { Page } from '@playwright/test'
import { expectAccessible } from '../access/axe.ts'
import { startHouse } from '../support/house.ts'
import { countPresses } from '../support/presses.ts'
import { press } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const button = (desk: Page, name: string) => desk.getByRole('button', { name, exact: true })

async function fill(desk: Page, label: string, ja: string, en: string): Promise<void> {
  await desk.getByRole('textbox', { name: `${label} — 日本語` }).fill(ja)
  await desk.getByRole('textbox', { name: `${label} — English` }).fill(en)
}

// Takes long: the demo is loaded a second time.
test('a company begins its own site in a few presses, changes its mind, and publishes at last', async () => {
  await using house = await startHouse()
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(desk)
  await press(desk.getByRole('link', { name: '自社のサイトを始める' }))
  await expect(desk.getByRole('heading', { name: '自社のサイトを始める' })).toBeVisible()
  // The box for the mark's file has two labels on purpose: what it is, and what to do.
  await expectAccessible(desk, 'begin', ['form-field-multiple-labels'])
  await press(button(desk, '始める'))
  await expect(desk.getByRole('textbox', { name: '会社名・ブランド名 — 日本語' })).toBeFocused()
  await expect(desk.getByText('1行で入力してください。').first()).toBeVisible()
  await fill(desk, '会社名・ブランド名', '山の湯', 'Yamanoyu')
  await fill(desk, '事業の内容', '山あいで宿を営んでいます', 'An inn in the mountains')
  await fill(desk, '店名', '囲炉裏', 'Irori')
  await press(button(desk, '杉と金茶'))
  const dialog = desk.getByRole('dialog')
  const begin = async () => {
    await press(button(desk, '始める'))
    await expect(dialog).toContainText('公開するまで、お客さまの見る画面は変わりません。')
    await press(dialog.getByRole('button', { name: '始める' }))
    await expect(
      desk.getByRole('heading', { name: '自社のサイトは、まだ公開前です' }),
    ).toBeVisible()
  }
  await begin()
  expect(presses.count).toBeLessThanOrEqual(5)
  await expect(desk.getByRole('link', { name: '囲炉裏の営業時間を確かめる' })).toBeVisible()
  expect(await (await fetch(house.site.origin)).text()).toContain('Namiori')

  await press(button(desk, 'デモに戻す'))
  await press(dialog.getByRole('button', { name: 'デモに戻す' }))
  await press(desk.getByRole('link', { name: '自社のサイトを始める' }))
  await expect(desk.getByRole('textbox', { name: '事業の内容 — English' })).toHaveValue(
    'An inn in the mountains',
  )
  await begin()
  await press(button(desk, '公開する'))
  await press(dialog.getByRole('button', { name: '公開する' }))
  await expect(button(desk, 'デモに戻す')).toHaveCount(0)
  const home = async () => (await fetch(`${house.site.origin}/ja`)).text()
  await expect.poll(home).toContain('山あいで宿を営んでいます')
  expect(await home()).not.toMatch(/Namiori|波織/)
})
