import { expect, test } from 'vitest'
import { costsIn } from './cpu-profile.ts'

test('a function costs the time it was busy in the span, without idle and stolen time', () => {
  const profile = {
    startTime: 1000,
    nodes: [
      { id: 1, callFrame: { functionName: '(idle)', url: '' } },
      { id: 2, callFrame: { functionName: 'render', url: 'file:///site/server/pages.ts' } },
      { id: 3, callFrame: { functionName: '', url: 'file:///site/server/memo.ts' } },
    ],
    samples: [2, 1, 3, 2, 2, 2],
    timeDeltas: [0, 250, 250, 500, 9000, 500],
  }
  expect(costsIn([profile], { from: 0, to: 11_000 })).toEqual([
    { name: 'render in pages.ts', ms: 1.5 },
    { name: '(anonymous) in memo.ts', ms: 0.25 },
  ])
})
