import { expect, test } from 'vitest'
import { sectionOf } from './report.ts'
import { rowOf } from './row.ts'

const section = sectionOf({
  scenario: 'start',
  date: '2026-11-21T19:00:00.000Z',
  machine: { cpu: 'Example CPU', cores: 2, memoryGb: 24, versions: { node: '24.21.0' } },
  rows: [
    rowOf('Noren', 'first 200', 'ms', [500], { atMost: 400 }),
    rowOf('nginx', 'first 200', 'ms', [20]),
    rowOf('Noren', 'packages', 'MB', [40], { atMost: 120 }),
    rowOf('nginx', 'packages', 'MB', [1000]),
  ],
})

test('the report says when, on what machine and with which versions', () => {
  expect(section).toContain('2026-11-21, 2 cores of Example CPU, 24 GB; node 24.21.0.')
})

test('a line holds our value, a peer as a multiple of it, and the goal', () => {
  expect(section).toContain('| packages | **40 MB** | 1,000 MB (25 ×) | ≤ 120 MB |')
})

test('the report says plainly which goals are missed and where a peer is better', () => {
  expect(section).toContain('| first 200 | **500 ms** missed | 20 ms (0.04 ×) | ≤ 400 ms |')
  expect(section).toContain('Goals missed:\n\n- first 200')
  expect(section).toContain('A peer is better:\n\n- nginx: first 200')
})
