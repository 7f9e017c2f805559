import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nodeAdvice } from './node-floor.ts'

const advised = (version: string) => nodeAdvice(version).length > 0

test('a Node with known holes is named with the versions that have none, as the documents name them', () => {
  const [sentence = ''] = nodeAdvice('24.21.0')
  expect(sentence).toBe(
    'Node 24.21.0 has known holes. Run 24.22.1 or newer in 24, or 26.12.1 or newer.',
  )
  for (const path of ['README.md', 'docs/guides/run-in-production.md']) {
    const text = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    expect(text).toContain('**Node 24.22.1 or newer in 24, or 26.12.1 or newer**')
  }
})

test('nothing is said of a Node that is new enough', () => {
  const old = ['24.0.0', '24.22.0', '25.9.9', '26.0.0', '26.12.0']
  const right = ['24.22.1', '24.22.2', '24.30.0', '26.12.1', '26.13.0', '27.0.0']
  expect([...old, ...right].filter(advised)).toEqual(old)
})
