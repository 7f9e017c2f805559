import { expect, test } from 'vitest'

let tries = 0

test('honest', () => expect(1).toBe(1))
test('empty', () => {})
test.skip('skipped', () => expect(1).toBe(1))
test.todo('to do')
test.fails('expected to fail', () => expect(1).toBe(2))
test('wrong', () => expect(1).toBe(2))
test('passes when tried again', { retry: 2 }, () => expect(++tries).toBe(2))

// A rejection that no one awaits or catches.
void Promise.reject(new Error('stray'))
