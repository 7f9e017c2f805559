import { expect, test } from 'vitest'
import { findList, type Span } from './json-spans.ts'

const encode = (text: string) => new TextEncoder().encode(text)

/** The values found, as text. */
function found(json: string): string[] | null {
  const bytes = encode(json)
  const result = findList(bytes, ['content', 'restaurants'])
  const text = ({ start, end }: Span) => new TextDecoder().decode(bytes.subarray(start, end))
  return result ? result.values.map(text) : null
}

test('the values of a list are found as they were written', () => {
  const values = ['{"name":"海 \\"]}","menu":[1,{"a":[]}]}', '"\\\\"', '-1.5e3', 'null', '[[]]']
  expect(
    found(`{"seq":1,"content":{"hero":{"restaurants":[0]},"restaurants":[${values}]}}`),
  ).toEqual(values)
  const spaced = `\n{ "content" :\t{ "restaurants" : [ ${values.join(' ,\r\n ')} ] , "x": 1 } }\n`
  expect(found(spaced)).toEqual(values)
  expect(found('{"content":{"\\u0072estaurants":[1]}}')).toEqual(['1'])
})

test('where there is no list nothing is found', () => {
  for (const text of [
    '{}',
    '[]',
    '"x"',
    '',
    '{"content":[]}',
    '{"content":{}}',
    '{"content":{"restaurants":{}}}',
    '{"restaurants":[1]}',
  ]) {
    expect([text, found(text)]).toEqual([text, null])
  }
  expect(found('{"content":{"restaurants":[]}}')).toEqual([])
})

test('of two members with one name the last counts, as for JSON.parse', () => {
  expect(
    found('{"content":{"restaurants":[1]},"content":{"restaurants":[2],"restaurants":[3]}}'),
  ).toEqual(['3'])
  expect(found('{"content":{"restaurants":[1]},"content":{}}')).toBeNull()
})

test('what is broken is either noticed or stays in a value that is no JSON', () => {
  for (const list of [
    '[1',
    '[1 2]',
    '[1,]',
    '[,1]',
    '[{"a":1]',
    '["a]',
    '[1}',
    '[1;2]',
    '[{}{}]',
    '[',
  ]) {
    expect(() => {
      for (const value of found(`{"content":{"restaurants":${list}}}`) ?? []) JSON.parse(value)
    }, list).toThrow(SyntaxError)
  }
})
