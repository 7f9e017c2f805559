import { debuggedBrowser } from '../e2e/support/debugged-browser.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { PAGES } from '../e2e/support/pages.ts'
import { type Goal, type Row, rowOf } from './row.ts'
import { noren, startSubject } from './subjects.ts'
import { type FirstVisit, firstVisit } from './support/first-visit.ts'

const ROUNDS = 5

const PERFECT: Goal = { atLeast: 100 }
const STILL: Goal = { atMost: 0 }

/** Does every page in every language have Lighthouse's perfect scores on a slow phone? */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using running = new AsyncDisposableStack()
  const { port } = running.use(await debuggedBrowser())
  const { origin } = running.use(await startSubject(noren(data.path)))
  const visited = new Map(PAGES.map(({ path }) => [path, [] as FirstVisit[]]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [path, visits] of visited) {
      // What does not change from run to run is asked once.
      visits.push(
        await firstVisit(origin + path, port, round > 0 ? { onlyCategories: ['performance'] } : {}),
      )
    }
  }
  return [...visited].flatMap(([path, visits]) => rowsOf(path, visits))
}

function rowsOf(path: string, visits: readonly FirstVisit[]): Row[] {
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((category): Row => {
    const runs = visits.flatMap((visit) => visit.scores[category] ?? [])
    return { ...rowOf(category, path, '', runs, PERFECT), better: 'more' }
  })
  const of = (read: (visit: FirstVisit) => number) => visits.map(read)
  return [
    ...scores,
    rowOf(
      'CLS',
      path,
      '',
      of(({ cls }) => cls),
      STILL,
    ),
    rowOf(
      'TBT',
      path,
      'ms',
      of(({ tbt }) => tbt),
    ),
    rowOf(
      'LCP',
      path,
      'ms',
      of(({ lcp }) => lcp),
    ),
    rowOf(
      'HTML, as sent',
      path,
      'kB',
      of(({ kilobytes }) => kilobytes.html),
    ),
    rowOf(
      'first load',
      path,
      'kB',
      of(({ kilobytes, afterwards }) => kilobytes.all - afterwards),
    ),
  ]
}
