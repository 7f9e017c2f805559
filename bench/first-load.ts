import { debuggedBrowser } from '../e2e/support/debugged-browser.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { type Goal, OURS, type Row, rowOf, withOurGoals } from './row.ts'
import { frameworks, noren, startSubject } from './subjects.ts'
import { type FirstVisit, firstVisit } from './support/first-visit.ts'
import { type Scripts, scriptsOf } from './support/scripts.ts'
import { stylesOf } from './support/styles.ts'

/** Odd, and enough for TBT: a task just above or below 50 ms makes visits differ by as much. */
const ROUNDS = 7
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The same page of ours with every script refused: what the script costs is the difference. */
const WITHOUT_SCRIPT = `${OURS} without JavaScript`

/** The values of each visit: its line, its unit and our goal. */
const MEASURES: [string, string, (visit: FirstVisit) => number, Goal?][] = [
  ['JavaScript, as sent', 'kB', ({ kilobytes }) => kilobytes.script],
  ['HTML, as sent', 'kB', ({ kilobytes }) => kilobytes.html],
  ['fonts', 'kB', ({ kilobytes }) => kilobytes.font, { atMost: 60 }],
  ['pictures', 'kB', ({ kilobytes }) => kilobytes.image],
  ['first load', 'kB', ({ kilobytes, afterwards }) => kilobytes.all - afterwards, { atMost: 300 }],
  ['pictures once the page is there', 'kB', ({ afterwards }) => afterwards],
  ['first paint', 'ms', ({ fcp }) => fcp],
  ['LCP', 'ms', ({ lcp }) => lcp],
  ['TBT', 'ms', ({ tbt }) => tbt, { atMost: 30 }],
  ['CLS', '', ({ cls }) => cls, { atMost: 0 }],
]

type Visited = {
  name: string
  url: string
  visits: FirstVisit[]
  scripts: Scripts
  styles: number
}

/** The first visit of a home page on a throttled phone: bytes, LCP, TBT, CLS, Lighthouse's scores. */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using running = new AsyncDisposableStack()
  const { browser, port } = running.use(await debuggedBrowser())

  const all: Visited[] = []
  for (const subject of [noren(data.path), ...(await frameworks())]) {
    const { origin: url } = running.use(await startSubject(subject))
    const scripts = await scriptsOf(url, browser)
    const styles = await stylesOf(url, browser)
    all.push({ name: subject.name, url, visits: [], scripts, styles })
    if (subject.name === OURS) {
      const none = { all: 0, beforeLoad: 0 }
      all.push({ name: WITHOUT_SCRIPT, url, visits: [], scripts: none, styles })
    }
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, url, visits } of all) {
      visits.push(
        await firstVisit(url, port, {
          // What does not change from run to run is measured once.
          onlyCategories: round === 0 ? CATEGORIES : ['performance'],
          ...(name === WITHOUT_SCRIPT && { blockedUrlPatterns: ['*.js'] }),
        }),
      )
    }
  }
  return [...withOurGoals(all.flatMap(rowsOf)), costOfScript(all)]
}

function rowsOf({ name, visits, scripts, styles }: Visited): Row[] {
  return [
    rowOf(name, 'JavaScript, gzip', 'kB', [scripts.all], { atMost: 102.5 }),
    // The loader, which is all there is before the load event.
    rowOf(name, 'JavaScript asked for before load', 'kB', [scripts.beforeLoad], { atMost: 2 }),
    rowOf(name, 'CSS, gzip', 'kB', [styles], { atMost: 12 }),
    ...MEASURES.map(([measure, unit, of, goal]) =>
      rowOf(name, measure, unit, visits.map(of), goal),
    ),
    ...CATEGORIES.map((category): Row => {
      const scores = visits.flatMap((visit) => visit.scores[category] ?? [])
      const row = rowOf(name, `Lighthouse ${category}`, '', scores, { atLeast: 100 })
      return { ...row, better: 'more' }
    }),
  ]
}

/** How much later the largest picture appears because of the script, run by run. */
function costOfScript(all: readonly Visited[]): Row {
  const of = (name: string) => all.find((visited) => visited.name === name)?.visits ?? []
  const bare = of(WITHOUT_SCRIPT)
  const ratios = of(OURS).map(({ lcp }, round) => lcp / (bare[round]?.lcp ?? Number.NaN))
  return rowOf(OURS, 'LCP, × without JavaScript', '×', ratios, { atMost: 1.05 })
}
