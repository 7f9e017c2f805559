import { expect, test } from 'vitest'
import { sizesOf } from './sizes.ts'

test('lines are counted by room and kind, files of code alone', () => {
  const sizes = sizesOf([
    { path: 'cms/src/base/words.ts', lines: 40 },
    { path: 'cms/src/base/queue.ts', lines: 10 },
    { path: 'cms/src/base/queue.test.ts', lines: 25 },
    { path: 'cms/src/payload-types.ts', lines: 900 },
    { path: 'site/src/ui/button.module.css', lines: 30 },
    { path: 'e2e/desk/menu.test.ts', lines: 300 },
  ])
  const nothing = { code: 0, tests: 0, styles: 0, generated: 0 }
  expect(sizes).toEqual([
    { room: 'cms/src', files: 0, lines: { ...nothing, generated: 900 }, median: 0, longest: 0 },
    {
      room: 'cms/src/base',
      files: 2,
      lines: { ...nothing, code: 50, tests: 25 },
      median: 40,
      longest: 40,
    },
    { room: 'e2e', files: 0, lines: { ...nothing, tests: 300 }, median: 0, longest: 0 },
    { room: 'site/src', files: 0, lines: { ...nothing, styles: 30 }, median: 0, longest: 0 },
  ])
})
