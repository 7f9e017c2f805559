import { createHash } from 'node:crypto'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publishSnapshot, snapshotBytes } from '@noren/kit/disk/publish-snapshot'
import { expect, test } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { healthOf } from '../testing/health.ts'
import { logLines } from '../testing/log-lines.ts'
import { exampleSnapshot, manyRestaurants, pointTo } from '../testing/publish.ts'
import { publishedSeq } from '../testing/published-seq.ts'
import { readMetrics } from '../testing/read-metrics.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'
import { soon } from '../testing/soon.ts'

const publishedFolder = (site: RunningSite) => join(site.dataDir, 'published')
const titleOf = async (site: RunningSite) =>
  (await (await site.fetch('/api/hero/en')).json()).data.title
const contentOf = async (site: RunningSite) => (await healthOf(site)).content

/** Writes a snapshot's file under its right name and points to it. */
function publishBytes(folder: string, bytes: string, seq: number): string {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = `snap-${seq}-${sha256}.json`
  writeFileSync(join(folder, file), bytes)
  pointTo(folder, file)
  return file
}

test('a publish is shown within a second or so, without a restart', async () => {
  await using site = await runSite()
  expect(await titleOf(site)).toBe('Title 1')
  await site.publish(exampleSnapshot(2, 'New title'))
  await publishedSeq(site, 2)
  expect(await titleOf(site)).toBe('New title')
})

test(
  'a snapshot that is truncated, altered, of another schema or no JSON is refused, and the last one stays',
  proves('J16'),
  async () => {
    await using site = await runSite()
    const folder = publishedFolder(site)
    const good = JSON.stringify(exampleSnapshot(2))
    const bad: (() => string)[] = [
      () => {
        const file = publishBytes(folder, String(snapshotBytes(exampleSnapshot(3))), 3)
        appendFileSync(join(folder, file), ' ')
        return file
      },
      () => publishBytes(folder, good.slice(0, -20), 4),
      () => publishBytes(folder, JSON.stringify({ ...exampleSnapshot(5), schema: 2 }), 5),
      () => publishBytes(folder, JSON.stringify({ ...exampleSnapshot(6), content: null }), 6),
      () => publishBytes(folder, good, 7),
      () => {
        pointTo(folder, 'snap-8-missing.json')
        return 'snap-8-missing.json'
      },
      () => {
        pointTo(folder, '../../etc/passwd')
        return '../../etc/passwd'
      },
    ]
    for (const [index, breakIt] of bad.entries()) {
      const file = breakIt()
      await soon(async () => {
        const health = await contentOf(site)
        expect(health.lastRefusal?.file).toBe(file)
        expect(health.refused).toBeGreaterThan(index)
      })
      expect(await titleOf(site)).toBe('Title 1')
    }
    await site.publish(exampleSnapshot(9))
    await publishedSeq(site, 9)
  },
)

test(
  'a start with a broken current snapshot serves the newest whole one',
  proves('J16'),
  async () => {
    await using first = await runSite({ snapshot: exampleSnapshot(1) })
    await first.publish(exampleSnapshot(2))
    const folder = publishedFolder(first)
    const broken = await publishSnapshot(folder, exampleSnapshot(3))
    writeFileSync(join(folder, broken), '{')
    await first.stop()
    await using second = await runSite({ dataDir: first.dataDir, snapshot: null })
    expect(await titleOf(second)).toBe('Title 2')
  },
)

test('a start with a broken current snapshot serves none that was not announced yet', async () => {
  using _logged = logLines()
  await using first = await runSite({ snapshot: exampleSnapshot(1) })
  const folder = publishedFolder(first)
  const current = await publishSnapshot(folder, exampleSnapshot(2))
  await publishSnapshot(folder, exampleSnapshot(3))
  // As where the desk stopped between the two, and the disk is damaged.
  pointTo(folder, current)
  writeFileSync(join(folder, current), '{')
  await first.stop()
  await using second = await runSite({ dataDir: first.dataDir, snapshot: null })
  expect(await titleOf(second)).toBe('Title 1')
})

test('the demo company is shown until something is published', async () => {
  await using site = await runSite({ snapshot: null, demo: exampleSnapshot(7, 'Demo') })
  expect(await titleOf(site)).toBe('Demo')
  await site.publish(exampleSnapshot(1, 'Ours'))
  await publishedSeq(site, 1)
  expect(await titleOf(site)).toBe('Ours')
})

test('while a copy of the published folder is put in its place, visitors see no demo company', async () => {
  using _logged = logLines()
  await using site = await runSite({ demo: exampleSnapshot(7, 'Demo') })
  const pointer = join(publishedFolder(site), 'current')
  const current = readFileSync(pointer, 'utf8')
  rmSync(pointer)
  await soon(async () => {
    expect((await contentOf(site)).refusing).toEqual({ file: 'current', reason: 'it is gone' })
  })
  expect(await titleOf(site)).toBe('Title 1')
  writeFileSync(pointer, current)
  await soon(async () => expect((await contentOf(site)).refusing).toBeNull())
  expect(await titleOf(site)).toBe('Title 1')
})

test('an older publish that replaces a newer one is shown, with an error line and a metric', async () => {
  using logged = logLines()
  await using site = await runSite({ snapshot: exampleSnapshot(3) })
  await site.publish(exampleSnapshot(4))
  await publishedSeq(site, 4)
  expect((await readMetrics(site)).get('noren_snapshot_steps_back_total')).toBe(0)
  await site.publish(exampleSnapshot(3))
  await publishedSeq(site, 3)
  expect((await readMetrics(site)).get('noren_snapshot_steps_back_total')).toBe(1)
  const lines = logged.lines.filter(({ event }) => event === 'content stepped back')
  expect(lines).toMatchObject([{ level: 'error', from: 4, to: 3 }])
})

test('visitors are answered while ten thousand restaurants are being published', async () => {
  await using site = await runSite()
  const seq = async () => Number(/snap-(\d+)-/.exec((await contentOf(site)).file)?.[1])
  await site.publish(manyRestaurants(2, 10_000))
  const started = performance.now()
  const waits: number[] = []
  while ((await seq()) === 1) {
    const asked = performance.now()
    expect((await site.fetch('/')).status).toBe(200)
    waits.push(performance.now() - asked)
  }
  // Reading it all between two answers would make visitors wait for the whole publish.
  expect(waits.length).toBeGreaterThan(10)
  expect(Math.max(...waits)).toBeLessThan((performance.now() - started) / 2)
})

test('a publish of ten thousand restaurants keeps one address each and answers all of them', async () => {
  await using site = await runSite()
  await site.publish(manyRestaurants(2, 10_000))
  await publishedSeq(site, 2)
  expect((await (await site.fetch('/api/restaurant')).json()).data).toHaveLength(10_000)
  expect((await site.fetch('/ja/restaurants/house-9999')).status).toBe(200)
  expect((await healthOf(site)).keptBytes).toBeLessThanOrEqual(32 * 1024 * 1024)
})
