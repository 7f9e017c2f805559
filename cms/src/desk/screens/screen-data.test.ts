import { expect, test } from 'vitest'
import { openDeskOfRoles } from '../../../test/desk-of-roles.ts'
import type { Role } from '../../staff/access/roles.ts'

const desk = await openDeskOfRoles()
const { screensOf } = await import('./screen-data.ts')
const screenFor = screensOf(desk.payload)

const { id } = await desk.payload.create({
  collection: 'news',
  locale: 'ja',
  data: { title: '新しい店', text: '春に開きます。', date: '2026-04-01T00:00:00.000Z', slug: 'x' },
})

/** What a user of a role gets at the address of a piece of news. */
async function seenBy(role: Role | null, asked: number | string = id, language = 'ja') {
  const restaurants = role === 'restaurantEditor' ? [desk.shops.own] : []
  const token = role && (await desk.as(role, { restaurants })).token
  const headers = {
    'Accept-Language': language,
    ...(token && { Authorization: `JWT ${token}` }),
  }
  const request = new Request(`http://localhost:3001/admin/collections/news/${asked}`, { headers })
  return screenFor(request, { kind: 'form', collection: 'news', id: String(asked) })
}

test('an editor gets the form of a piece of news, and the way to it', async () => {
  const seen = await seenBy('editor')
  expect(seen?.screen).toMatchObject({
    kind: 'form',
    form: { place: `news/${id}`, values: { 'title.ja': '新しい店' } },
  })
  expect(seen?.frame.trail.map(({ label }) => label)).toEqual([
    '今日の確認',
    'お知らせ',
    '新しい店',
  ])
  expect(seen?.frame).toMatchObject({
    guide: '/admin/guide/news',
    account: { name: 'editor@example.jp' },
  })
})

test('the session of the reader has an end', async () => {
  const ends = (await seenBy('editor'))?.frame.sessionEnds ?? 0
  const minutes = (ends * 1000 - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(28)
  expect(minutes).toBeLessThanOrEqual(30)
})

test('it is in the reader’s language', async () => {
  const seen = await seenBy('owner', id, 'en')
  expect(seen?.frame.trail.map(({ label }) => label)).toEqual(['Today', 'News', '新しい店'])
  expect(seen?.frame.menu.groups.map(({ label }) => label)).toEqual([
    'Home page',
    'Other pages',
    'Pictures and videos',
    'Office',
  ])
})

test('strangers get nothing', async () => {
  expect(await seenBy(null)).toBeNull()
})

test('a piece of news that does not exist is not found', async () => {
  const seen = await seenBy('editor', 99_999)
  expect(seen?.screen).toEqual({ kind: 'lacking', status: 404 })
  expect(seen?.frame.trail.at(-2)).toEqual({
    label: 'お知らせ',
    address: '/admin/collections/news',
  })
})

test.each(['restaurantEditor', 'inbox'] as const)(
  'the role “%s”, which may read no news, gets none, and learns nothing of it',
  async (role) => {
    const seen = await seenBy(role)
    expect(seen?.screen).toEqual({ kind: 'lacking', status: 403 })
    expect(JSON.stringify(seen)).not.toContain('新しい店')
    expect((await seenBy(role, 99_999))?.screen).toEqual(seen?.screen)
  },
)

test('each role has the menu of its work', async () => {
  const menuOf = async (role: Role) => {
    const menu = (await seenBy(role))?.frame.menu
    const groups = menu?.groups.flatMap(({ links }) => links) ?? []
    return [...(menu?.daily ?? []), ...groups].map(({ label }) => label)
  }
  expect(await menuOf('inbox')).toEqual(['今日の確認', 'お問い合わせ'])
  expect(await menuOf('restaurantEditor')).toEqual([
    '今日の確認',
    'お問い合わせ',
    'お品書き',
    '臨時休業・特別営業',
    'レストラン',
    '翻訳の状況',
    '写真',
    '動画',
  ])
  const editor = await menuOf('editor')
  expect(editor.slice(6, 10)).toEqual([
    'トップページの構成',
    '1 最初の画面',
    '2 これまでの歩み',
    '3 事業：見出し',
  ])
  expect(editor).not.toContain('スタッフ')
  expect(await menuOf('owner')).toContain('スタッフ')
})
