import { expect, test } from 'vitest'
import { savesIn } from './menu-saves.ts'

const version = (parent: string, updatedAt: string, saved: object, changedBy = '佐藤 花') => ({
  parent,
  updatedAt,
  version: { createdAt: '2026-11-01T00:00:00.000Z', changedBy, name: { ja: parent }, ...saved },
})

test('what one person changed at the same time is one save, dish by dish', () => {
  const saves = savesIn(
    [
      version('鯵', '2026-11-26T13:13:20.000Z', { price: 1380 }),
      version('鯖', '2026-11-26T13:13:19.400Z', { price: 980 }),
      version('鯵', '2026-11-20T02:00:00.000Z', { price: 1200 }, '山田 太郎'),
      version('鯖', '2026-11-20T01:00:00.000Z', { price: 900 }, '山田 太郎'),
    ],
    'ja',
  )
  expect(saves).toMatchObject([
    {
      by: '佐藤 花',
      changes: [
        { name: '鯵', words: { ja: '1,200円 → 1,380円' } },
        { name: '鯖', words: { ja: '900円 → 980円' } },
      ],
    },
  ])
})

test('a dish that was added, deleted and restored says so', () => {
  const saves = savesIn(
    [
      version('鯵', '2026-11-02T00:00:00.500Z', {}),
      version('鯵', '2026-11-02T00:00:00.000Z', { deletedAt: '2026-11-02T00:00:00.000Z' }),
      version('鯵', '2026-11-01T00:00:00.100Z', {}),
    ],
    'ja',
  )
  expect(saves).toHaveLength(3)
  expect(saves.flatMap(({ changes }) => changes.map(({ words }) => words.ja))).toEqual([
    '削除を取り消し',
    '削除',
    '追加',
  ])
})
