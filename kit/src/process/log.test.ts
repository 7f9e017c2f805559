import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { errorFacts, faultFacts, log } from './log.ts'

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

test.each([
  [
    '22P02',
    'invalid input syntax for type integer: "Hana"ko"',
    'invalid input syntax for type integer: "…"',
  ],
  [
    '22003',
    'value "0312345678" is out of range for type integer',
    'value "…" is out of range for type integer',
  ],
  ['42601', 'syntax error at or near "Hanako"', 'syntax error at or near "…"'],
  ['42P01', 'relation "users" does not exist', 'relation "users" does not exist'],
  ['SQLITE_ERROR', 'near "Hanako": syntax error', 'near "…": syntax error'],
  ['', 'Failed query: insert …\nparams: Hanako,\n0312345678', 'a query failed'],
  [
    '',
    'The table could not be read: Failed query: select … params: Hanako',
    'The table could not be read: a query failed',
  ],
])('a value that a message quotes is not in the log: %s %s (attack 1)', (code, message, said) => {
  expect(faultFacts(Object.assign(new Error(message), { code })).error).toBe(said)
  expect(errorFacts(message).error).not.toMatch(/params/)
})

test('what a parser found in a text is not in the log (attack 1)', () => {
  for (const text of ['Hanako', '{"name": Hanako}', '["Hanako" "x"]']) {
    try {
      JSON.parse(text)
    } catch (error) {
      expect(String(errorFacts(error).error)).not.toContain('Hana')
    }
  }
})

test('an error that nobody caught ends the program with a line without values (attack 1)', () => {
  const program = `
    import { endOnFault } from '${new URL('./log.ts', import.meta.url).href}'
    endOnFault()
    const error = new Error('Failed query: insert … params: Hanako', { cause: new Error('disk I/O error') })
    await Promise.reject(Object.assign(error, { query: 'insert …', params: ['Hanako'] }))`
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  })
  expect([ended.status, ended.stdout]).toEqual([1, ''])
  expect(JSON.parse(ended.stderr)).toMatchObject({ level: 'error', error: 'disk I/O error' })
  expect(ended.stderr).not.toContain('Hanako')
})
