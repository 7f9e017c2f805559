import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../access/axe.ts'
import { ROOT } from '../support/folders.ts'
import { type House, startHouse } from '../support/house.ts'
import { countPresses } from '../support/presses.ts'
import { press } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const DEMO = /Namiori|波織|Kanagawa|神奈川/i

/** Everything a machine reads beside the pages. */
const TEXTS = [
  ...['/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt'],
  ...['/manifest.webmanifest', '/ja/manifest.webmanifest'],
  ...['/api/company', '/api/restaurant', '/api/hero/en', '/api/hero/ja', '/api/about/en'],
  ...['/api/about/ja', '/api/contact/content', '/api/cta', '/api/solutions', '/api/process'],
]

const button = (desk: Page, name: string) => desk.getByRole('button', { name, exact: true })

async function fill(desk: Page, label: string, ja: string, en: string): Promise<void> {
  await desk.getByRole('textbox', { name: `${label} — 日本語` }).fill(ja)
  await desk.getByRole('textbox', { name: `${label} — English` }).fill(en)
}

/** The pages that a site leads to, with all that its machine-readable texts say. */
async function everythingOn(site: House['site']): Promise<Map<string, string>> {
  const said = new Map<string, string>()
  const open = ['/', '/ja', ...TEXTS]
  for (const path of open) {
    if (said.has(path)) continue
    const answer = await fetch(site.origin + path)
    if (!TEXTS.includes(path)) expect([path, answer.status]).toEqual([path, 200])
    const text = await answer.text()
    said.set(path, text)
    for (const [, link = ''] of text.matchAll(/(?:href="|<loc>http:\/\/[^/<]+)(\/[^"<#?]*)/g)) {
      if (/^\/(?:ja\/?)?[a-z/-]*$/.test(link) && !link.startsWith('/api')) open.push(link)
    }
  }
  return said
}

// Takes long: the demo is loaded a second time.
test('a company begins its own site in a few presses, changes its mind, and publishes at last', async ({
  browser,
}) => {
  await using house = await startHouse(browser)
  await using desk = await house.openDesk('/admin', 'ja-JP')
  const presses = await countPresses(desk)
  await press(desk.getByRole('link', { name: '自社のサイトを始める' }))
  await expect(desk.getByRole('heading', { name: '自社のサイトを始める' })).toBeVisible()
  await expectAccessible(desk, 'begin')
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
  const calls = await house.calls()
  const facts = {
    email: 'info@yamanoyu.example.jp',
    address: '長野県架空村1-1',
    address__en: '1-1 Kaku-mura, Nagano',
  }
  const saved = await calls.post('/api/globals/company?draft=true&locale=ja', { data: facts })
  expect(saved.status()).toBe(200)
  await press(button(desk, '公開する'))
  await press(dialog.getByRole('button', { name: '公開する' }))
  await expect(button(desk, 'デモに戻す')).toHaveCount(0)

  await expect
    .poll(async () => (await fetch(`${house.site.origin}/ja`)).text())
    .toContain('山あいで宿を営んでいます')
  const said = await everythingOn(house.site)
  for (const path of ['/about', '/ja/about', '/ja/contact', '/restaurants', '/ja/privacy'])
    expect([...said.keys()]).toContain(path)
  for (const [path, text] of said) expect([path, DEMO.exec(text)?.[0]]).toEqual([path, undefined])
  const published = await readdir(join(ROOT, 'demo/published/media'))
  for (const name of published.slice(0, 20))
    expect([name, (await fetch(`${house.site.origin}/media/${name}`)).status]).toEqual([name, 404])
  const current = await readFile(join(house.data, 'published/current'), 'utf8')
  const kept = (await readdir(join(house.data, 'published'))).filter((each) =>
    each.endsWith('.json'),
  )
  expect(kept).toEqual([current.trim()])
})
