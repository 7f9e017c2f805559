import { ja } from '@payloadcms/translations/languages/ja'
import { expect, test } from 'vitest'
import { translated } from '../../base/payload-insides/hard-coded-texts.ts'
import { japanese } from './japanese.ts'

const own = new Map(leaves(japanese))
const payloads = new Map(leaves(ja.translations))
const read = new Map([...payloads, ...own])

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => leaves(below, `${path}/${key}`))
}

/** The placeholders of a text for names and numbers, and its tags. */
function places(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{\{\w+\}\}|<\d>/g)].map(([place]) => place)
}

test('each of our Japanese texts replaces one of Payload’s, with the same placeholders', () => {
  for (const [path, text] of own) {
    expect(payloads.has(path), path).toBe(true)
    expect(places(payloads.get(path)), path).toEqual(expect.arrayContaining(places(text)))
  }
})

test('no text of the Japanese desk is in English', () => {
  const english = [...read].filter(
    ([, text]) => !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text),
  )
  expect(english.map(([path]) => path)).toEqual(['/authentication/apiKey', '/general/of'])
})

test('the desk has the same words for drafts, languages and fields everywhere', () => {
  const odd = [...read].filter(([, text]) =>
    /ドラフト|選択中のすべての|つの\{\{label|から編集/.test(text),
  )
  expect(odd.map(([path]) => path)).toEqual([])
})

test('a message that Payload has only in English is shown in Japanese, with its number', () => {
  expect(translated('Failed to save 2 files', 'ja')).toBe(
    '2件のファイルを保存できませんでした。赤く示した項目を直してください。',
  )
  expect(translated('保存しました', 'ja')).toBe('保存しました')
})

test('where the desk cannot be reached, staff read what to do, and no words of their browser', () => {
  for (const words of ['Failed to fetch', 'NetworkError when attempting to fetch resource.']) {
    expect(translated(words, 'ja')).toMatch(/^サーバーにつながりません。入力した内容は/)
    expect(translated(words, 'en')).toMatch(/^The desk cannot be reached\. What you typed is/)
  }
})

test('a list says in plain words what it is searched by', () => {
  const pictures = '写真の説明（英語）で検索, 写真の説明（日本語） または 元のファイル名'
  expect(translated(pictures, 'ja')).toBe('説明かファイル名で検索')
  expect(translated('名前で検索 または メールアドレス', 'ja')).toBe('名前かメールアドレスで検索')
  const english =
    'Search by What the picture shows, in English, What the picture shows, in Japanese Or Name'
  expect(translated(english, 'en')).toBe('Search by description or file name')
  expect(translated('Search by Name Or Email', 'en')).toBe('Search by name or email')
})
