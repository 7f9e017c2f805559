import { expect, test } from 'vitest'
import { RUNS } from './runs.ts'
import { touchedBy } from './touched.ts'

test('a change of one page’s component touches its visits, its statements and its served answers', () => {
  const touched = touchedBy(['site/src/pages/about/marquee.tsx'])
  expect(touched.get('e2e/conformance')).toEqual(['conformance/about'])
  expect(touched.get('e2e/visits')).toEqual(['\\s(/ja)?/about[\\s,]'])
  expect([...touched.keys()]).toEqual(['e2e/visits', 'e2e/conformance', 'served'])
})

test('a change of two pages tests both, and a change of shared code tests the whole site', () => {
  const pages = ['site/src/pages/about/marquee.tsx', 'site/src/pages/privacy/privacy-page.tsx']
  expect(touchedBy(pages).get('e2e/visits')).toHaveLength(2)
  const touched = touchedBy([...pages, 'site/src/ui/picture.tsx'])
  expect([touched.get('e2e/visits'), touched.has('e2e/desk')]).toEqual([[], false])
})

test('a test touches its own part, a document nothing', () => {
  expect([...touchedBy(['e2e/look/focus.test.ts', 'README.md'])]).toEqual([['e2e/pages', []]])
})

test('every run that a change can affect exists', () => {
  const touched = touchedBy([
    'contract/src/picture.ts',
    'cms/src/base/words.ts',
    'site/src/app.tsx',
  ])
  expect([...touched.keys()].filter((name) => !(name in RUNS))).toEqual([])
})
