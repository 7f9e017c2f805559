import { expect, test } from 'vitest'
import { proves } from '../../../../scripts/testing/proves.ts'
import { queryProblem } from './query.ts'

test('every query of the desk is allowed', () => {
  for (const query of [
    '',
    '?depth=1&limit=10&page=1&sort=-listedSince&search=Shi',
    '?sort=&where=',
    '?columns=%5B%22name%22%2C%22-_status%22%5D',
    '?depth=0&limit=0&locale=en&where%5Band%5D%5B0%5D%5Bid%5D%5Bin%5D%5B0%5D=2',
    '?where[or][0][and][0][name][contains]=%E6%BD%AE',
    '?where[and][0][_status][not_equals]=published&where[and][1][id][not_in][]=',
    '?where[openingHours.closedDays][equals]=tue',
    '?2026-11-22T08%3A41%3A03.846Z',
  ]) {
    expect([query, queryProblem(query)]).toEqual([query, null])
  }
})

test(
  'a search that cannot be answered is refused with the name of its field',
  proves('L18'),
  () => {
    for (const query of [
      'where=1',
      'where[or]=1',
      'where[or][a][b][c]=1',
      'where[name]=x',
      'where[name][nonsense]=1',
      'where[name][near]=1',
      'where[name][equals][a]=b',
      "where[name'; DROP TABLE users;--][equals]=1",
      'where[name"][equals]=1',
      'where[__proto__][equals]=1',
      'where[constructor][equals]=1',
      'where[name][contains]=%00',
      'where[%00][equals]=1',
      `where${'[or][0]'.repeat(40)}[name][equals]=1`,
      'sort=name;drop',
      'sort=name desc',
      'sort=%00',
      `sort=${'a,'.repeat(500)}`,
      'limit=abc',
      'limit=-1',
      'limit=1.5',
      'limit=1e9',
      'limit=Infinity',
      'limit[]=1',
      'page=1e99',
      'depth=99',
      '%00=1',
    ]) {
      expect([query, queryProblem(query)?.en]).toEqual([
        query,
        expect.stringContaining('cannot be answered'),
      ])
    }
  },
)

test('a refusal repeats only letters, digits and brackets of a query', proves('L18'), () => {
  const problem = queryProblem('where[<script>alert(1)</script>][equals]=1')
  expect(problem?.en).toContain('"where[scriptalert1script][equals]"')
})
