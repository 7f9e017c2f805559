import { format } from 'node:util'
import { expect, test } from 'vitest'
import { logLines } from '../test/log-lines.ts'
import { printLines } from './console-lines.ts'

test('what Next and packages print of an error has no value of a query (attack 1)', () => {
  const former = { ...console }
  const restore = () => Object.assign(console, former)
  using logged = logLines()
  printLines()
  const cause = Object.assign(new Error('duplicate key value'), {
    code: '23505',
    detail: 'Key (email)=(hanako@example.jp) already exists.',
  })
  const fault = Object.assign(
    new Error('Failed query: insert …\nparams: hanako@example.jp', { cause }),
    {
      query: 'insert …',
      params: ['hanako@example.jp'],
    },
  )
  try {
    console.error(fault)
    console.error('request failed: %s', fault)
    console.warn({ level: 1, of: [{ error: cause }] })
    console.error(`⨯ ${format(fault)}`)
    console.log('Ready %d', 3)
  } finally {
    restore()
  }
  expect(logged.lines).toHaveLength(5)
  expect(JSON.stringify(logged.lines)).not.toContain('hanako')
  expect(logged.lines.at(0)).toMatchObject({ error: 'duplicate key value', code: '23505' })
  expect(logged.lines.at(-1)).toMatchObject({ level: 'info', text: 'Ready 3' })
})
