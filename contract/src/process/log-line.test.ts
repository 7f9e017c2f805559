import { expect, test } from 'vitest'
import { errorFacts } from './log-line.ts'

test('of a failed query the log says what the database said, and not with which values', () => {
  const error = Object.assign(new Error('Failed query: insert … params: Hanako,0312345678'), {
    query: 'insert …',
    params: ['Hanako', '0312345678'],
    cause: Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' }),
  })
  expect(errorFacts(error)).toEqual({ error: 'disk I/O error', code: 'SQLITE_IOERR' })
})
