import { expect, test } from 'vitest'
import { isOwnName, withoutStaleCheck } from './server-function.ts'

test('what every object inherits is no server function, however it is spelt (attack 9)', () => {
  const inherited = Object.getOwnPropertyNames(Object.prototype)
  expect(inherited).toContain('constructor')
  for (const name of [...inherited, ...inherited.map((each) => [each]), null, 1, {}]) {
    expect([name, isOwnName(name)]).toEqual([name, false])
  }
  for (const name of ['form-state', 'schedule-publish', 'slugify']) {
    expect(isOwnName(name)).toBe(true)
  }
})

test('a form is never asked to throw away what was typed for a newer version', () => {
  const asked = { checkForStaleData: true, originalUpdatedAt: '2026-11-20T09:00:00.000Z' }
  const form = withoutStaleCheck({ name: 'form-state', args: asked })
  expect(form.args).toEqual({ ...asked, checkForStaleData: false })
  const other = { name: 'slugify', args: asked }
  expect(withoutStaleCheck(other)).toEqual(other)
})
