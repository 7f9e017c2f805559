import { expect, test } from 'vitest'
import { costsIn } from './cpu-profile.ts'

test('a function costs what it was seen busy with inside the span, idle time left out', () => {
  const profile = {
    startTime: 1000,
    nodes: [
      { id: 1, callFrame: { functionName: '(idle)', url: '' } },
      { id: 2, callFrame: { functionName: 'render', url: 'file:///site/server/pages.ts' } },
      { id: 3, callFrame: { functionName: '', url: 'file:///site/server/memo.ts' } },
    ],
    samples: [2, 1, 3, 2, 2],
    timeDeltas: [0, 2000, 1000, 3000, 5000],
  }
  expect(costsIn([profile], { from: 0, to: 7000 })).toEqual([
    { name: 'render in pages.ts', ms: 3 },
    { name: '(anonymous) in memo.ts', ms: 1 },
  ])
})
