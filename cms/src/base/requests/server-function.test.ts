import { expect, test } from 'vitest'
import { isOwnName } from './server-function.ts'

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
