import type { APIRequestContext, Page } from '@playwright/test'
import { addAccount } from '../support/accounts.ts'
import { countPresses } from '../support/presses.ts'
import { press } from '../support/settled.ts'
import { PHONE, staffAt } from '../support/staff.ts'
import { expect, houseTest as test } from '../support/test.ts'

const TEXTS = { title: '秋の酒がそろいました', text: '蔵元から届いたばかりです。' }

/** A piece of news in Japanese, a draft or public. @returns its id */
async function added(calls: APIRequestContext, data: object = {}): Promise<number> {
  const sent = { ...TEXTS, date: '2026-11-20T03:00:00.000Z', _status: 'published', ...data }
  const answer = await calls.post('/api/news?locale=ja&depth=0', { data: sent })
  expect(answer.status()).toBe(201)
  return (await answer.json()).doc.id
}

const screenOf = (id: number) => `/admin/collections/news/${id}`

/** What visitors may read of it, in a language. */
async function shown(calls: APIRequestContext, id: number, locale: 'ja' | 'en') {
  return (await calls.get(`/api/news/${id}?locale=${locale}&fallback-locale=null&depth=0`)).json()
}

const button = (desk: Page, name: string) => desk.getByRole('button', { name, exact: true })
const title = (desk: Page, language = '日本語') =>
  desk.getByRole('textbox', { name: new RegExp(`^件名（${language}）`) })
const bar = (desk: Page) => desk.getByRole('region', { name: '保存と公開' })

/** Chooses something in one of the bar's menus. */
async function choose(desk: Page, menu: string, name: string): Promise<void> {
  await press(button(desk, menu))
  await press(bar(desk).getByRole('button', { name, exact: true }))
}

const WAYS = 'そのほかの公開方法'
const MORE = 'そのほかの操作'

test('news is published in both languages with one press, and again in one language alone', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls, { _status: 'draft' })
  await using desk = await house.openDesk(screenOf(id), 'ja-JP')
  const presses = await countPresses(desk)
  await expect(bar(desk)).toContainText('下書き')
  await title(desk, '英語').fill('Autumn sake')
  await press(button(desk, '公開する'))
  await expect(desk.getByText('公開しました。')).toBeVisible()
  expect(presses.count).toBe(1)
  await expect(bar(desk)).toContainText('公開中')
  expect(await shown(calls, id, 'en')).toMatchObject({ _status: 'published', title: 'Autumn sake' })

  await title(desk).fill('秋の酒、第二弾')
  await title(desk, '英語').fill('More autumn sake')
  await choose(desk, WAYS, '英語だけ公開')
  await expect(bar(desk)).toContainText('公開中・変更あり')
  expect(await shown(calls, id, 'en')).toMatchObject({ title: 'More autumn sake' })
  expect(await shown(calls, id, 'ja')).toMatchObject({ title: TEXTS.title })
  await press(desk.getByText('未公開の変更あり：日本語1件'))
  const changes = desk.getByRole('region', { name: '日本語', exact: true })
  await expect(changes).toContainText(`${TEXTS.title} → 秋の酒、第二弾`)
  await calls.delete(`/api/news/${id}`)
})

test('two quick presses publish once, and the keys of the bar save and publish', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls)
  await using desk = await house.openDesk(screenOf(id), 'ja-JP')
  const published: string[] = []
  desk.on('request', (request) => {
    if (request.url().endsWith('/publish')) published.push(request.url())
  })
  await title(desk).fill('本日のお知らせ')
  await button(desk, '公開する').dblclick()
  await expect(desk.getByText('公開しました。')).toBeVisible()
  expect(published).toHaveLength(1)

  await title(desk).fill('本日のお知らせです')
  await desk.keyboard.press('ControlOrMeta+s')
  await expect(bar(desk)).toContainText(/\d\d:\d\dに保存しました/)
  await desk.keyboard.press('ControlOrMeta+Shift+Enter')
  await expect.poll(async () => (await shown(calls, id, 'ja')).title).toBe('本日のお知らせです')
  await calls.delete(`/api/news/${id}`)
})

test('what is missing is said at its field, which has the focus, and the other language can go out', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls)
  await using desk = await house.openDesk(screenOf(id), 'ja-JP')
  await title(desk, '英語').fill('In English first')
  await title(desk).fill('')
  await press(button(desk, '公開する'))
  const refusal = desk.getByRole('alert').filter({ hasText: '未入力' })
  await expect(refusal).toContainText('件名（日本語）が未入力です。')
  await expect(title(desk)).toBeFocused()
  await expect(title(desk)).toHaveAttribute('aria-invalid', 'true')
  await title(desk, '英語').focus()
  await press(refusal.getByRole('button', { name: '件名（日本語）' }))
  await expect(title(desk)).toBeFocused()
  await press(refusal.getByRole('button', { name: '英語だけ公開' }))
  await expect(desk.getByText('公開しました。')).toBeVisible()
  expect(await shown(calls, id, 'en')).toMatchObject({ title: 'In English first' })
  await title(desk).fill('日本語の件名')
  await expect(refusal).toBeHidden()
  await calls.delete(`/api/news/${id}`)
})

test('a publish is planned in Japan’s time, stands above the text, and is cancelled', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls)
  await using desk = await house.openDesk(screenOf(id), 'ja-JP', { timezoneId: 'America/New_York' })
  const year = new Date().getFullYear() + 1
  const dialog = desk.getByRole('dialog', { name: '公開の予定' })
  await choose(desk, WAYS, '公開日時を決める')
  await dialog.getByLabel('日付').fill(`${year - 2}-12-01`)
  await press(dialog.getByRole('button', { name: '予定に入れる' }))
  await expect(dialog.getByRole('alert')).toHaveText(/^すでに過ぎた日時です。/)
  await dialog.getByLabel('日付').fill(`${year}-12-01`)
  await dialog.getByLabel('時刻（日本時間）').fill('17:30')
  await press(dialog.getByRole('button', { name: '予定に入れる' }))
  const plan = new RegExp(`^公開の予定：${year}年12月1日（.）17:30（日本時間）に公開`)
  await expect(dialog.getByRole('listitem')).toHaveText([plan])
  await desk.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button(desk, WAYS)).toBeFocused()
  await expect(desk.getByRole('listitem').filter({ hasText: plan })).toBeVisible()
  await expect(bar(desk)).toContainText('公開予定')

  await choose(desk, WAYS, '公開日時を決める')
  await press(dialog.getByRole('button', { name: '予定を取り消す' }))
  await expect(dialog).toContainText('公開の予定はありません。')
  await press(dialog.getByRole('button', { name: '閉じる' }))
  await expect(desk.getByRole('listitem').filter({ hasText: plan })).toHaveCount(0)
  await calls.delete(`/api/news/${id}`)
})

test('who publishes is told whose draft goes out too, and that somebody else is there', async ({
  browser,
  house,
}) => {
  const owner = await house.calls()
  const account = { email: 'rin@example.jp', password: 'three waves in a row' }
  await using _ = await addAccount(owner, { ...account, name: '凛', role: 'editor' })
  const id = await added(owner)
  await using rin = staffAt(browser, house.cms.origin, account)
  await using hers = await rin.openDesk(screenOf(id), 'ja-JP')
  await title(hers).fill('凛が書いた件名')
  await press(button(hers, '下書きを保存'))
  await expect(bar(hers)).toContainText(/に保存しました/)

  await using desk = await house.openDesk(screenOf(id), 'ja-JP')
  await expect(desk.getByText('凛さんもこの画面を開いています。')).toBeVisible()
  await press(button(desk, '公開する'))
  const question = desk.getByRole('dialog', { name: 'ほかの人の変更も公開しますか' })
  await expect(question).toContainText('凛さんの変更も含まれています')
  await expect(question).toContainText(`${TEXTS.title} → 凛が書いた件名`)
  await press(question.getByRole('button', { name: 'まだ公開しない' }))
  expect(await shown(owner, id, 'ja')).toMatchObject({ title: TEXTS.title })
  await expect(button(desk, '公開する')).toBeFocused()
  await press(button(desk, '公開する'))
  await press(question.getByRole('button', { name: '公開する' }))
  await expect(desk.getByText('公開しました。')).toBeVisible()
  expect(await shown(owner, id, 'ja')).toMatchObject({ title: '凛が書いた件名' })
  await owner.delete(`/api/news/${id}`)
})

test('a draft goes back to what is public, and a public page from the site, each after a question', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls)
  await using desk = await house.openDesk(screenOf(id), 'ja-JP')
  await title(desk).fill('まだ見せない件名')
  await expect(bar(desk)).toContainText('公開中・変更あり')
  await choose(desk, MORE, '公開中の内容に戻す')
  const dialog = desk.getByRole('dialog')
  await press(dialog.getByRole('button', { name: '公開中の内容に戻す' }))
  await expect(title(desk)).toHaveValue(TEXTS.title)
  await expect(bar(desk)).not.toContainText('変更あり')
  expect(await shown(calls, id, 'ja')).toMatchObject({ title: TEXTS.title, _status: 'published' })

  await choose(desk, MORE, '公開をやめる')
  await press(dialog.getByRole('button', { name: 'キャンセル' }))
  expect(await shown(calls, id, 'ja')).toMatchObject({ _status: 'published' })
  await choose(desk, MORE, '公開をやめる')
  await press(dialog.getByRole('button', { name: '公開をやめる' }))
  await expect(desk.getByText('公開をやめました。')).toBeVisible()
  await expect(bar(desk)).toContainText('下書き')
  expect(await shown(calls, id, 'ja')).toMatchObject({ _status: 'draft' })
  await calls.delete(`/api/news/${id}`)
})

test('a copy opens as a draft, goes to the trash with three presses, and comes straight back', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls)
  await using desk = await house.openDesk(screenOf(id), 'ja-JP')
  await choose(desk, MORE, '複製')
  await expect(desk.getByText('お知らせを複製しました。')).toBeVisible()
  expect(new URL(desk.url()).pathname).not.toBe(screenOf(id))
  const copy = Number(new URL(desk.url()).pathname.split('/').at(-1))
  await expect(bar(desk)).toContainText('下書き')
  const presses = await countPresses(desk)
  await choose(desk, MORE, 'ゴミ箱に入れる')
  const question = desk.getByRole('dialog', { name: 'ゴミ箱に入れますか' })
  await expect(question).toContainText('30日間はゴミ箱から戻せます')
  await press(question.getByRole('button', { name: 'ゴミ箱に入れる' }))
  await expect(desk).toHaveURL(/\/admin\/collections\/news$/)
  await expect(desk.getByText(`お知らせ「${TEXTS.title}」をゴミ箱に入れました。`)).toBeVisible()
  expect(presses.count).toBe(3)
  await desk.getByRole('button', { name: '元に戻す' }).click()
  await expect(desk.getByText(`「${TEXTS.title}」を戻しました。`)).toBeVisible()
  expect(await shown(calls, copy, 'ja')).toMatchObject({ deletedAt: null, _status: 'draft' })
  for (const each of [id, copy]) await calls.delete(`/api/news/${each}`)
})

test('on a phone the bar has two lines, everything fits, and the page opens in a tab', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls)
  const viewport = { ...PHONE, width: 320 }
  await using desk = await house.openDesk(screenOf(id), 'ja-JP', { viewport })
  await title(desk).fill('電話から')
  await expect(button(desk, '公開する')).toBeInViewport()
  const { height } = (await bar(desk).boundingBox()) ?? { height: Number.NaN }
  expect(height).toBeLessThan(100)
  expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(button(desk, '入力欄の横にプレビューを表示')).toHaveCount(0)
  await press(button(desk, MORE))
  const way = bar(desk).getByRole('link', { name: 'プレビューを新しいタブで開く' })
  await expect(way).toHaveAttribute('href', `/api/news/${id}/preview?locale=ja`)
  await calls.delete(`/api/news/${id}`)
})

test('the preview stands beside the form, and shows what was saved in either language', async ({
  house,
}) => {
  const calls = await house.calls()
  const id = await added(calls)
  await using desk = await house.openDesk(screenOf(id), 'ja-JP', {
    viewport: { width: 1440, height: 900 },
  })
  await press(button(desk, '入力欄の横にプレビューを表示'))
  const page = desk.frameLocator('iframe[title="最後に保存した内容のページ"]')
  await expect(page.getByText(TEXTS.title).first()).toBeVisible()
  await title(desk).fill('横に出る件名')
  await expect(page.getByText('横に出る件名').first()).toBeVisible()
  await button(desk, '入力欄の横のプレビューを閉じる').click()
  await expect(desk.getByTitle('最後に保存した内容のページ')).toHaveCount(0)
  await calls.delete(`/api/news/${id}`)
})
