import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from '../access/axe.ts'
import { startHouse } from '../support/house.ts'
import { countPresses } from '../support/presses.ts'
import { press } from '../support/settled.ts'
import { openScreen } from '../support/staff.ts'
import { expect, test } from '../support/test.ts'

const button = (desk: Page, name: string) => desk.getByRole('button', { name, exact: true })

async function fill(desk: Page, label: string, ja: string, en: string): Promise<void> {
  await desk.getByRole('textbox', { name: `${label}（日本語）` }).fill(ja)
  await desk.getByRole('textbox', { name: `${label}（英語）` }).fill(en)
}

/** Gives a file as the mark. */
async function giveMark(desk: Page, name: string, buffer: Buffer): Promise<void> {
  await desk
    .getByLabel('ロゴ（任意）：ファイルを選ぶ、またはここにドロップ')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

const SVG = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"'
const LEAF = '<path fill="#1f3a2b" d="M0 64L32 0l32 64z"/>'

/** A photo as a PNG, in megabytes. */
async function photo(side: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const size = { width: side, height: side, channels: 3 } as const
  return sharp({ create: { ...size, background: '#888', noise } })
    .png()
    .toBuffer()
}

// Takes long: the demo is loaded a second time.
test('a company begins its own site in a few presses, changes its mind, and publishes at last', async () => {
  // It imports the demo company twice.
  test.setTimeout(360_000)
  await using house = await startHouse()
  await using desk = await house.openDesk('/admin', 'ja-JP')
  // What is typed and not published yet is of a restaurant that will be gone.
  await openScreen(desk, '/admin/menu/1')
  await desk.getByRole('textbox', { name: '品名（日本語）' }).first().fill('波織の一皿')
  const kept = () => desk.evaluate(() => JSON.stringify(sessionStorage))
  await expect.poll(kept).toContain('波織の一皿')
  await openScreen(desk, '/admin')
  const presses = await countPresses(desk)
  await press(desk.getByRole('link', { name: '自社のサイトを始める' }))
  await expect(desk.getByRole('heading', { name: '自社のサイトを始める' })).toBeVisible()
  // The box for the mark's file has two labels on purpose: what it is, and what to do.
  await expectAccessible(desk, 'begin', ['form-field-multiple-labels'])
  await press(button(desk, '始める'))
  await expect(desk.getByRole('textbox', { name: '会社名・ブランド名（日本語）' })).toBeFocused()
  await expect(desk.getByText('入力してください。').first()).toBeVisible()
  await fill(desk, '会社名・ブランド名', '山の湯', 'Yamanoyu')
  await fill(desk, '事業の内容', '山あいで宿を営んでいます', 'An inn in the mountains')
  await fill(desk, '店名', '囲炉裏', 'Irori')
  await press(button(desk, '杉と金茶'))
  const refused = desk.getByRole('alert')
  for (const [name, buffer, words] of [
    ['mark.svg', Buffer.from('株式会社山の湯'), 'SVGでもPNGでもないファイルです。'],
    ['mark.png', await photo(2000), 'ロゴとしては細かすぎる絵柄です。'],
    ['heavy.png', Buffer.alloc(17 * 1024 * 1024), 'このファイルは16MBを超えています。'],
    [
      'out.svg',
      Buffer.from(`<svg ${SVG}><use href="//a.example/b"/></svg>`),
      'このSVGの一部は別のファイルに',
    ],
  ] as const) {
    await giveMark(desk, name, buffer)
    await expect(refused.filter({ hasText: words })).toBeVisible()
  }
  await giveMark(desk, 'mark.txt', Buffer.from(`<svg ${SVG} onload="x()">${LEAF}</svg>`))
  await expect(refused.filter({ hasText: 'このSVGの一部は別のファイルに' })).toHaveCount(0)
  await expect(desk.getByRole('button', { name: 'のれんの図案に戻す' })).toBeVisible()
  const dialog = desk.getByRole('dialog')
  const begin = async () => {
    await press(button(desk, '始める'))
    await expect(dialog).toContainText('公開するまで、お客様の見る画面は変わりません。')
    await press(dialog.getByRole('button', { name: '始める' }))
    await expect(
      desk.getByRole('heading', { name: '自社のサイトは、まだ公開前です' }),
    ).toBeVisible()
  }
  await begin()
  expect(presses.count).toBeLessThanOrEqual(5)
  await expect(desk.getByRole('link', { name: '囲炉裏の営業時間を確かめる' })).toBeVisible()
  await expect(desk.getByText(/^あと\d+件$/)).toBeVisible()
  await expect(desk.getByText('山の湯 公開サイト').first()).toBeVisible()
  expect(await (await fetch(house.site.origin)).text()).toContain('Namiori')
  expect(await kept()).not.toContain('波織の一皿')

  await press(button(desk, 'デモに戻す'))
  await press(dialog.getByRole('button', { name: 'デモに戻す' }))
  // A busy machine takes a minute to import the demo company.
  const again = desk.getByRole('link', { name: '自社のサイトを始める' })
  await expect(again).toBeVisible({ timeout: 150_000 })
  await press(again)
  await expect(desk.getByRole('textbox', { name: '事業の内容（英語）' })).toHaveValue(
    'An inn in the mountains',
  )
  await begin()
  await press(button(desk, '公開する'))
  await press(dialog.getByRole('button', { name: '公開する' }))
  await expect(button(desk, 'デモに戻す')).toHaveCount(0)
  const home = async () => (await fetch(`${house.site.origin}/ja`)).text()
  await expect.poll(home).toContain('山あいで宿を営んでいます')
  expect(await home()).not.toMatch(/Namiori|波織/)
  const [, mark = ''] = /rel="icon"[^>]+href="([^"]+-192x192\.png)"/.exec(await home()) ?? []
  const drawn = Buffer.from(await (await fetch(house.site.origin + mark)).arrayBuffer())
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 192, height: 192 })
  const { dominant } = await sharp(drawn).flatten({ background: '#1f3a2b' }).stats()
  expect([dominant.r >> 4, dominant.g >> 4, dominant.b >> 4]).toEqual([0x1, 0x3, 0x2])
})
