import { createHash } from 'node:crypto'
import { cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { INTERNAL_TOKEN_FILE, internalAuthorization } from '@noren/contract/enquiry/handover'
import { readObject } from '@noren/contract/json'
import { readSnapshotFileName, snapshotFileName } from '@noren/contract/snapshot'
import { POINTER } from '@noren/kit/disk/publish-snapshot'
import { percentile } from '../bench/row.ts'
import { startCms } from '../e2e/support/cms.ts'
import prepareDemoData from '../e2e/support/demo-data.ts'
import { DEMO_DATA, temporaryFolder } from '../e2e/support/folders.ts'
import { startSite } from '../e2e/support/site.ts'
import { atMost, type Figure } from './figure.ts'
import { type Asked, askPages } from './support/ask-pages.ts'
import { mutated } from './support/mutated.ts'

/** In all; a fifth for each state of the desk. */
const REQUESTS = Number(process.env.REQUESTS || 100_000)
const SNAPSHOTS = Number(process.env.SNAPSHOTS || 500)
const WARM_UP = 4000
/** Of the p99 with the desk running. */
const P99_GOAL = 1.1

/**
 * Visitors request pages while the desk runs, is hung, stopped, has lost its database and is deleted, and while
 * damaged snapshots are put in front of the site.
 */
export async function stayingUp(): Promise<Figure[]> {
  await prepareDemoData()
  await using data = await temporaryFolder()
  await cp(DEMO_DATA, data.path, { recursive: true })
  const site = await startSite(data.path)
  const cms = await startCms(data.path, site.origin)
  const ask = () => askPages(site.origin, Math.ceil(REQUESTS / 5))
  try {
    // Each page was made once, and the code is compiled.
    await askPages(site.origin, WARM_UP)
    const running = await ask()
    cms.freeze()
    const hung = await ask()
    cms.thaw()
    await truncate(join(data.path, 'cms.db'), 100)
    const unreadable = await ask()
    await cms.kill()
    const stopped = await ask()
    for (const name of ['cms.db', 'cms.db-wal', 'cms.db-shm', 'uploads', 'payload-secret'])
      await rm(join(data.path, name), { recursive: true, force: true })
    const deleted = await ask()
    const states = { hung, 'without a readable database': unreadable, stopped, deleted }
    return [
      failuresOf('running', running),
      ...Object.entries(states).flatMap(([state, asked]) => [
        failuresOf(state, asked),
        p99Of(asked, running),
      ]),
      await withDamagedSnapshots(site.origin, data.path),
    ]
  } finally {
    await Promise.all([site.kill(), cms.kill()])
  }
}

function failuresOf(state: string, { waits, failed }: Asked): Figure {
  const requests = waits.length.toLocaleString('en')
  return atMost(`desk ${state}: not 200 of ${requests} requests`, failed, 0, '')
}

function p99Of({ waits }: Asked, { waits: before }: Asked): Figure {
  const [now, first] = [percentile(waits, 99), percentile(before, 99)]
  const name = `… p99 ${now.toFixed(1)} ms, of ${first.toFixed(1)} ms while it ran`
  return atMost(name, now / first, P99_GOAL, '×')
}

/** Announces one damaged snapshot after the other, each under the hash of its bytes. */
async function withDamagedSnapshots(origin: string, dataDir: string): Promise<Figure> {
  const folder = join(dataDir, 'published')
  const token = (await readFile(join(dataDir, INTERNAL_TOKEN_FILE), 'utf8')).trim()
  const file = (await readdir(folder)).find((name) => readSnapshotFileName(name) !== null) ?? ''
  const whole = await readFile(join(folder, file))
  let failed = 0
  for (let number = 1; number <= SNAPSHOTS; number++) {
    const bytes = mutated(whole, number)
    const name = snapshotFileName(number + 1, createHash('sha256').update(bytes).digest('hex'))
    await writeFile(join(folder, name), bytes)
    await writeFile(join(folder, POINTER), `${name}\n`)
    const [{ failed: meanwhile }] = await Promise.all([
      askPages(origin, 20),
      judged(origin, token, name),
    ])
    failed += meanwhile + (await askPages(origin, 20)).failed
    await rm(join(folder, name))
  }
  return atMost(`${SNAPSHOTS} damaged snapshots: requests that were not 200`, failed, 0, '')
}

/** Waits until the site has taken or refused a snapshot. */
async function judged(origin: string, token: string, file: string): Promise<void> {
  const headers = { Authorization: internalAuthorization(token) }
  for (;;) {
    const answer = await fetch(`${origin}/healthz?verbose`, { headers })
    const content = readObject(readObject(await answer.json()).content)
    if (content.file === file || readObject(content.refusing).file === file) return
    await wait(20)
  }
}
