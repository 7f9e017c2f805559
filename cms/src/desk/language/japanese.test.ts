import { ja } from '@payloadcms/translations/languages/ja'
import { expect, test } from 'vitest'
import { inDeskWords } from '../../base/payload-insides/fixed-words.ts'
import { japanese } from './japanese.ts'

const own = new Map(leaves(japanese))
const payloads = new Map(leaves(ja.translations))
const read = new Map([...payloads, ...own])

function leaves(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, below]) => leaves(below, `${path}/${key}`))
}

/** The places a text has for names and numbers, and its marked parts. */
function places(text: string | undefined): string[] {
  return [...(text ?? '').matchAll(/\{\{\w+\}\}|<\d>/g)].map(([place]) => place)
}

test('each Japanese text of ours stands in for one of Payload’s, and has no other places for names', () => {
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

test('staff read of drafts, languages and fields in the same words everywhere', () => {
  const odd = [...read].filter(([, text]) =>
    /ドラフト|選択中のすべての|つの\{\{label|から編集/.test(text),
  )
  expect(odd.map(([path]) => path)).toEqual([])
})

test('a message that Payload has in English only is said in Japanese, with its number', () => {
  expect(inDeskWords('Failed to save 2 files', 'ja')).toBe(
    '2件のファイルを保存できませんでした。赤く示した項目を直してください。',
  )
  expect(inDeskWords('保存しました', 'ja')).toBe('保存しました')
})
