import { expect, test } from 'vitest'
import { WAITS } from './waits.ts'

test('a company’s site checks for a publish every second, and asks a provider every five', () => {
  expect(WAITS).toMatchObject({ look: 1000, importPause: 5000 })
})

test('it starts after three seconds without content, and a visitor waits five for a picture', () => {
  expect(WAITS).toMatchObject({ firstContent: 3000, bucket: 5000, idle: 1000 })
})
