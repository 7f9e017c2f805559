import { debuggedBrowser } from '../e2e/support/debugged-browser.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { PAGES } from '../e2e/support/pages.ts'
import { type Goal, type Row, rowOf } from './row.ts'
import { noren, startSubject } from './subjects.ts'
import { type FirstVisit, firstVisit } from './support/first-visit.ts'

const ROUNDS = 5

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The values of each visit in addition to the scores: its column, its unit and the goal. */
const MEASURES: [string, string, (visit: FirstVisit) => number, Goal?][] = [
  ['CLS', '', ({ cls }) => cls, { atMost: 0 }],
  ['TBT', 'ms', ({ tbt }) => tbt],
  ['LCP', 'ms', ({ lcp }) => lcp],
  ['HTML, as sent', 'kB', ({ kilobytes }) => kilobytes.html],
  ['first load', 'kB', ({ kilobytes, afterwards }) => kilobytes.all - afterwards],
]

/** Does every page in every language have Lighthouse's perfect scores on a slow phone? */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using running = new AsyncDisposableStack()
  const { port } = running.use(await debuggedBrowser())
  const { origin } = running.use(await startSubject(noren(data.path)))
  const visited = new Map(PAGES.map(({ path }) => [path, [] as FirstVisit[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [path, visits] of visited) {
      // What does not change from run to run is measured once.
      const onlyCategories = round === 0 ? CATEGORIES : ['performance']
      visits.push(await firstVisit(origin + path, port, { onlyCategories }))
    }
  }
  return [...visited].flatMap(([path, visits]) => rowsOf(path, visits))
}

function rowsOf(path: string, visits: readonly FirstVisit[]): Row[] {
  const scores = CATEGORIES.map((category): Row => {
    const runs = visits.flatMap((visit) => visit.scores[category] ?? [])
    return { ...rowOf(category, path, '', runs, { atLeast: 100 }), better: 'more' }
  })
  return [
    ...scores,
    ...MEASURES.map(([measure, unit, of, goal]) =>
      rowOf(measure, path, unit, visits.map(of), goal),
    ),
  ]
}
