import { snapshotBytes } from '@noren/kit/disk/publish-snapshot'
import { expect, test } from 'vitest'
import { exampleSnapshot, manyRestaurants } from '../testing/publish.ts'
import { snapshotLines } from './snapshot-lines.ts'
import { textAt } from './texts.ts'

const text = String(snapshotBytes(exampleSnapshot()))
const linesOf = (document: string) => {
  const lines = snapshotLines(Buffer.from(document))
  return lines && Array.from(lines.restaurants.starts, (_, at) => textAt(lines.restaurants, at))
}

test('the restaurants of a snapshot are found as they were written', () => {
  for (const snapshot of [exampleSnapshot(), manyRestaurants(1, 1), manyRestaurants(1, 300)]) {
    const written = snapshot.content.restaurants?.map((one) => JSON.stringify(one))
    expect(linesOf(String(snapshotBytes(snapshot)))).toEqual(written)
  }
})

test('the rest is the document with an empty list', () => {
  const { content, ...rest } = exampleSnapshot()
  const { head } = snapshotLines(Buffer.from(text)) ?? {}
  expect(JSON.parse(new TextDecoder().decode(head))).toEqual({
    ...rest,
    content: { ...content, restaurants: [] },
  })
})

test('a document of another layout is not split', () => {
  const { restaurants: _, ...content } = exampleSnapshot().content
  for (const document of [
    '',
    '\n]}}\n',
    JSON.stringify(exampleSnapshot()),
    JSON.stringify(exampleSnapshot(), null, 2),
    String(snapshotBytes({ ...exampleSnapshot(), content })),
    text.slice(0, -1),
    text.replace('"restaurants":[\n', '"restaurants": [\n'),
  ]) {
    expect([document, linesOf(document)]).toEqual([document, null])
  }
})

test('lines without a comma between them are no list', () => {
  expect(() => linesOf(text.replace('},\n{', '}\n{'))).toThrow(SyntaxError)
})
