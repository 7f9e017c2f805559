import { debuggedBrowser } from '../e2e/support/debugged-browser.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { ROOT } from '../scripts/environment.ts'
import { freePort } from '../scripts/testing/ports.ts'
import { OURS, type Row, rowOf } from './row.ts'
import { firstVisit } from './support/first-visit.ts'
import { startServer } from './support/server.ts'
import { siteCommand } from './support/site.ts'

/** A built checkout of an earlier commit. */
const { BESIDE } = process.env
const PAGES = ['/ja', '/ja/restaurants/shiobi']
const ROUNDS = 7

type Side = { origin: string; paints: Map<string, number[]> }

/**
 * When a slow phone first paints a page, beside an earlier commit: both show their own demo company and are
 * visited in turn, so that a slow moment is both sides'.
 */
export async function run(): Promise<Row[]> {
  if (!BESIDE) throw new Error('BESIDE names no built checkout of an earlier commit')
  await using started = new AsyncDisposableStack()
  const { port } = started.use(await debuggedBrowser())
  const start = async (root: string): Promise<Side> => {
    const folder = started.use(await temporaryFolder()).path
    const own = await freePort()
    const { origin } = started.use(await startServer(siteCommand(own, folder, root), own))
    return { origin, paints: new Map(PAGES.map((path) => [path, []])) }
  }
  const [ours, before] = [await start(ROOT), await start(BESIDE)]
  for (let round = 0; round < ROUNDS; round++) {
    for (const path of PAGES) {
      for (const { origin, paints } of round % 2 ? [ours, before] : [before, ours]) {
        const { fcp } = await firstVisit(origin + path, port, { onlyCategories: ['performance'] })
        paints.get(path)?.push(fcp)
      }
    }
  }
  return PAGES.flatMap((path) => {
    const [own = [], other = []] = [ours.paints.get(path), before.paints.get(path)]
    const ratios = own.map((ms, round) => ms / (other[round] ?? Number.NaN))
    return [
      rowOf(OURS, `${path}: first paint`, 'ms', own),
      rowOf(`${OURS} before`, `${path}: first paint`, 'ms', other),
      rowOf(OURS, `${path}: beside before`, '×', ratios, { atMost: 1.05 }),
    ]
  })
}
