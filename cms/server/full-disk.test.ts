import { expect, test } from 'vitest'
import { fullDisk, isFull } from '../src/base/full-disk.ts'
import { ROLES } from '../src/staff/access/roles.ts'
import { unfounded } from './gate-answers.ts'

test('a full disk is not mistaken for one without write permission', () => {
  const system = (code: string) => Object.assign(new Error(code), { code })
  expect(isFull(system('ENOSPC'))).toBe(true)
  expect(isFull(system('EDQUOT'))).toBe(true)
  expect(isFull(Object.assign(new Error('database or disk is full'), { errcode: 13 }))).toBe(true)
  expect(isFull(new Error('Failed query', { cause: system('SQLITE_FULL') }))).toBe(true)
  expect(isFull(system('EACCES'))).toBe(false)
  expect(fullDisk('/srv/noren/data').en).toBe(
    'The disk of /srv/noren/data is full. Free some space there, then try again.',
  )
})

test('the command for the first account names an existing role, in both languages', () => {
  for (const text of [unfounded.words.en, unfounded.words.ja]) {
    const [, role] = /staff -w cms -- add you@example\.jp (\w+)`/.exec(text) ?? []
    expect(ROLES).toContain(role)
  }
})
