import { expect, test, vi } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { errorFacts, log } from './log.ts'

test('no value can start another log line or control a terminal', proves('X05'), () => {
  const lines: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  const path = '/x\n2026 ERROR fake\r\u001B[31m\u0085\u2028\u202E"\u{E0001}'
  log('error', 'request failed', { path })
  write.mockRestore()
  expect(lines).toHaveLength(1)
  expect(lines[0]?.trimEnd()).toMatch(/^[\x20-\x7E]+$/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'request failed',
    path,
  })
})

test('an error is one line: its message and code, without its stack', () => {
  const error = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  expect(errorFacts(error)).toEqual({ error: 'no space', code: 'ENOSPC' })
  expect(errorFacts('odd')).toEqual({ error: 'odd' })
})

test('the log of a failed query has the database’s message, and not the values', () => {
  const error = Object.assign(new Error('Failed query: insert … params: Hanako,0312345678'), {
    query: 'insert …',
    params: ['Hanako', '0312345678'],
    cause: Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' }),
  })
  expect(errorFacts(error)).toEqual({ error: 'disk I/O error', code: 'SQLITE_IOERR' })
})
