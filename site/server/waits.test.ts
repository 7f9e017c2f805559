import { expect, test } from 'vitest'
import { WAITS } from './waits.ts'

test('a company’s site checks for a publish every second, and asks a provider every five', () => {
  expect(WAITS).toMatchObject({ look: 1000, importPause: 5000 })
})

test('it starts after three seconds without content, and a visitor waits five for a picture', () => {
  expect(WAITS).toMatchObject({ firstContent: 3000, bucket: 5000, idle: 1000 })
})

test('it waits 65 seconds for a provider, ten for a page, and ten minutes before it believes a list that lost most', () => {
  expect(WAITS).toMatchObject({ provider: 65_000, providerPage: 10_000, shrunkList: 600_000 })
})
