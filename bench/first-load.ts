import { chromium } from 'playwright'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { freePort } from '../e2e/support/program.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { type Goal, median, medianRow, type Row } from './row.ts'
import { frameworks, noren, OURS, startSubject } from './subjects.ts'
import { type FirstVisit, firstVisit } from './support/first-visit.ts'
import { type Scripts, scriptsOf } from './support/scripts.ts'

const ROUNDS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The same page of ours with every script refused: what the script costs is the difference. */
const WITHOUT_SCRIPT = `${OURS} without JavaScript`

type Visited = { name: string; url: string; visits: FirstVisit[]; scripts: Scripts }

/** The first visit of a home page on a throttled phone: bytes, LCP, TBT, CLS, Lighthouse's scores. */
export async function run(): Promise<Row[]> {
  await using data = await temporaryFolder()
  await using running = new AsyncDisposableStack()
  const port = await freePort()
  const { args, ...launch } = chromiumLaunch()
  const browser = await chromium.launch({
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
  })
  running.defer(() => browser.close())

  const all: Visited[] = []
  for (const subject of [noren(data.path), ...(await frameworks())]) {
    const { origin: url } = running.use(await startSubject(subject))
    const scripts = await scriptsOf(url, browser)
    all.push({ name: subject.name, url, visits: [], scripts })
    if (subject.name === OURS)
      all.push({ name: WITHOUT_SCRIPT, url, visits: [], scripts: { all: 0, beforeLoad: 0 } })
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { name, url, visits } of all) {
      visits.push(
        await firstVisit(url, port, {
          // What does not change from run to run is asked once.
          onlyCategories: round === 0 ? CATEGORIES : ['performance'],
          ...(name === WITHOUT_SCRIPT && { blockedUrlPatterns: ['*.js'] }),
        }),
      )
    }
  }
  const bare = all.find(({ name }) => name === WITHOUT_SCRIPT)?.visits ?? []
  return all.flatMap((visited) => rowsOf(visited, bare))
}

function rowsOf({ name, visits, scripts }: Visited, bare: readonly FirstVisit[]): Row[] {
  const row = (measure: string, unit: string, runs: number[], goal?: Goal): Row =>
    medianRow(
      { measure, subject: name, unit, better: 'less', ...(goal && name === OURS && { goal }) },
      runs,
    )
  const each = (of: (visit: FirstVisit) => number): number[] => visits.map(of)
  const bareLcp = median(bare.map(({ lcp }) => lcp))
  return [
    row('JavaScript, gzip', 'kB', [scripts.all], { atMost: 100 }),
    // The loader, which is all there is before the load event.
    row('JavaScript asked for before load', 'kB', [scripts.beforeLoad], { atMost: 2 }),
    row(
      'JavaScript, as sent',
      'kB',
      each(({ kilobytes }) => kilobytes.script),
    ),
    row(
      'HTML, as sent',
      'kB',
      each(({ kilobytes }) => kilobytes.html),
    ),
    row(
      'CSS, as sent',
      'kB',
      each(({ kilobytes }) => kilobytes.style),
      { atMost: 15 },
    ),
    row(
      'fonts',
      'kB',
      each(({ kilobytes }) => kilobytes.font),
      { atMost: 60 },
    ),
    row(
      'pictures',
      'kB',
      each(({ kilobytes }) => kilobytes.image),
    ),
    row(
      'everything',
      'kB',
      each(({ kilobytes }) => kilobytes.all),
      { atMost: 300 },
    ),
    row(
      'LCP',
      'ms',
      each(({ lcp }) => lcp),
    ),
    ...(name === OURS
      ? [
          row(
            'LCP, × without JavaScript',
            '×',
            each(({ lcp }) => lcp / bareLcp),
            { atMost: 1.05 },
          ),
        ]
      : []),
    row(
      'TBT',
      'ms',
      each(({ tbt }) => tbt),
      { atMost: 30 },
    ),
    row(
      'CLS',
      '',
      each(({ cls }) => cls),
      { atMost: 0 },
    ),
    ...CATEGORIES.map((category): Row => {
      const scores = each((visit) => visit.scores[category] ?? Number.NaN).filter(Number.isFinite)
      return { ...row(`Lighthouse ${category}`, '', scores, { atLeast: 100 }), better: 'more' }
    }),
  ]
}
