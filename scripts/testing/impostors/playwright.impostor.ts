import { expect, test } from '@playwright/test'

test('honest', () => expect(1).toBe(1))
test('empty', () => {})
test.skip('skipped', () => expect(1).toBe(1))
test.fixme('to do', () => expect(1).toBe(1))
test.fail('expected to fail', () => expect(1).toBe(2))
test('wrong', () => expect(1).toBe(2))
test('passes when tried again', () => expect(test.info().retry).toBe(1))
