import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Snapshot } from '@noren/contract/snapshot'
import { publishSnapshot } from '@noren/kit/disk/publish-snapshot'
import type { Server } from './server.ts'

const PATIENCE_MS = 30_000

/** Publishes a snapshot into the data folder of a SITE, written as the CMS writes it. */
export async function publish(dataDir: string, snapshot: Snapshot): Promise<void> {
  await publishSnapshot(join(dataDir, 'published'), snapshot)
}

/** Publishes a snapshot with its number as title of the home page; the ms until visitors see it. */
export async function publishUntilVisible(
  site: Server,
  dataDir: string,
  snapshot: Snapshot,
  seq: number,
): Promise<number> {
  const title = `Edition ${seq}`
  const { hero } = snapshot.content
  const titled = { ...hero, en: { ...part(hero?.en), title } }
  const started = performance.now()
  await publish(dataDir, { ...snapshot, seq, content: { ...snapshot.content, hero: titled } })
  while (!(await homePage(site)).includes(title)) {
    if (performance.now() - started > PATIENCE_MS) throw new Error(`${title} never became visible`)
    await wait(2)
  }
  return performance.now() - started
}

async function homePage({ origin }: Server): Promise<string> {
  const response = await fetch(origin, { signal: AbortSignal.timeout(PATIENCE_MS) })
  return response.text()
}

function part(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}
