import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSnapshotFileName } from '@noren/contract/snapshot'
import { snapshotFile } from '@noren/kit/disk/publish-snapshot'
import { publicHalf, signingKey, verifyingKey } from '@noren/kit/disk/signature'
import { expect, test } from 'vitest'
import { type Bucket, STRANGER, startBucket } from '../../testing/bucket.ts'
import { healthOf, readinessOf } from '../../testing/health.ts'
import { logLines } from '../../testing/log-lines.ts'
import { exampleSnapshot } from '../../testing/publish.ts'
import { publishedSeq } from '../../testing/published-seq.ts'
import { type RunningSite, runSite, SHORT } from '../../testing/running-site.ts'
import { soon } from '../../testing/soon.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import { startMirror } from './mirror.ts'

const against = (bucket: Bucket, dataDir?: string) =>
  runSite({ env: bucket.env, snapshot: null, ...(dataDir && { dataDir }) })
const titleOf = async (site: RunningSite): Promise<unknown> =>
  (await (await site.fetch('/api/hero/en')).json()).data?.title
const mirrorOf = async (site: RunningSite) => (await healthOf(site)).content.mirror

/** The mirror alone. */
async function mirrorOnly({ env }: Bucket) {
  const log = logLines()
  const key = verifyingKey(env.CONTENT_KEY) ?? signingKey(STRANGER)
  const mirror = await startMirror({ url: env.CONTENT_URL, key }, tempFolder(), {
    ...SHORT,
    bucket: 1000,
  })
  const current = () => readFileSync(join(mirror.folder, 'current'), 'utf8').split('\n', 1)[0] ?? ''
  return {
    ...mirror,
    current,
    /** Waits until it has this file and reports no problem. */
    shows: (file: string) =>
      soon(() => expect([current(), mirror.report().lastError]).toEqual([file, null])),
    [Symbol.asyncDispose]: async () => {
      mirror.stop()
      log[Symbol.dispose]()
    },
  }
}

/** Waits until the site says why it is not ready, and returns the sentence. */
const reasonOf = (site: RunningSite): Promise<string> =>
  soon(async () => {
    const { status, reasons } = await readinessOf(site)
    expect([status, reasons]).toEqual([503, [expect.any(String)]])
    return reasons[0] ?? ''
  })

/** Waits until it is ready again, and shows this snapshot. */
const showsAgain = async (site: RunningSite, seq: number) => {
  await soon(async () => expect((await readinessOf(site)).status).toBe(200))
  await publishedSeq(site, seq)
}

test('a publish into the bucket is on the site after its next check', async () => {
  await using bucket = await startBucket()
  bucket.publish(exampleSnapshot(1))
  await using site = await against(bucket)
  expect(await titleOf(site)).toBe('Title 1')
  const before = bucket.requests.length
  const file = bucket.publish(exampleSnapshot(2, 'From the bucket'))
  await publishedSeq(site, 2)
  expect(await titleOf(site)).toBe('From the bucket')
  expect(bucket.requests.slice(before, before + 2)).toEqual([
    { name: 'current', status: 200 },
    { name: file, status: 200 },
  ])
  expect(await mirrorOf(site)).toEqual({
    url: bucket.url,
    ageSeconds: expect.any(Number),
    failingSince: null,
    lastError: null,
    refusing: null,
  })
})

test('without a change nothing is downloaded again', async () => {
  await using bucket = await startBucket()
  const file = bucket.publish(exampleSnapshot(1))
  await using site = await against(bucket)
  const looks = () => bucket.requests.filter(({ status }) => status === 304).length
  await soon(() => expect(looks()).toBeGreaterThan(1))
  expect(bucket.downloads()).toEqual(['current', file])
  expect(await titleOf(site)).toBe('Title 1')
})

test('a site that starts before the bucket answers says so, and recovers automatically', async () => {
  await using bucket = await startBucket()
  bucket.publish(exampleSnapshot(1))
  await bucket.away()
  using log = logLines()
  await using site = await against(bucket)
  expect((await site.fetch('/')).status).toBe(200)
  expect(await reasonOf(site)).toMatch(
    /^No content: http:\S+ has given none since 20\S+Z \(.*ECONNREFUSED.*\)\.$/,
  )
  await bucket.back()
  await showsAgain(site, 1)
  const fetched = () => log.lines.filter(({ event }) => /^content .*fetched/.test(event))
  await soon(() => expect(fetched().at(-1)?.event).toBe('content fetched again'))
  const lines = fetched().slice(0, -1)
  // Once for each reason: on a busy machine the first check may fail in another way than the next.
  const reasons = lines.map(({ error }) => error)
  expect(reasons).toEqual([...new Set(reasons)])
  expect(reasons.join()).toContain('ECONNREFUSED')
})

test('the last good copy is shown through an outage and across a restart, and the site stays ready', async () => {
  await using bucket = await startBucket()
  bucket.publish(exampleSnapshot(1, 'Kept'))
  await using first = await against(bucket)
  await publishedSeq(first, 1)
  await bucket.away()
  await soon(async () => expect((await mirrorOf(first)).lastError).not.toBeNull())
  expect([await titleOf(first), (await readinessOf(first)).status]).toEqual(['Kept', 200])
  await first.stop()
  await using second = await against(bucket, first.dataDir)
  expect([await titleOf(second), (await readinessOf(second)).status]).toEqual(['Kept', 200])
  const { ageSeconds, failingSince } = await mirrorOf(second)
  expect([ageSeconds, failingSince]).toEqual([null, expect.stringMatching(/^20.*Z$/)])
})

test('a pointer signed with another key is refused, and the right one is followed again', async () => {
  await using bucket = await startBucket()
  const file = bucket.publish(exampleSnapshot(1))
  await using mirror = await mirrorOnly(bucket)
  const pointer = bucket.files.get('current') ?? Buffer.alloc(0)
  const forged = [
    () => bucket.publish(exampleSnapshot(9, 'Forged'), STRANGER),
    () => bucket.files.set('current', Buffer.from(`${file.replace('snap-1', 'snap-3')}\n`)),
    () => bucket.files.set('current', Buffer.from(String(pointer).replace('snap-1', 'snap-3'))),
    () => bucket.files.set('current', Buffer.alloc(0)),
  ]
  for (const forge of forged) {
    await mirror.shows(file)
    forge()
    await soon(() =>
      expect(mirror.report().refusing).toEqual({
        file: 'current',
        reason: 'it is not signed with CONTENT_KEY',
      }),
    )
    bucket.files.set('current', pointer)
  }
  await mirror.shows(file)
})

test('a replayed older pointer is refused, with the reason', async () => {
  await using bucket = await startBucket()
  const old = bucket.publish(exampleSnapshot(1, 'Old'))
  const pointer = bucket.files.get('current') ?? Buffer.alloc(0)
  const news = bucket.publish(exampleSnapshot(2, 'New'))
  await using first = await against(bucket)
  await publishedSeq(first, 2)
  bucket.files.set('current', pointer)
  const reason = `${old} is refused: it is older than ${news}, which is served. Publish again.`
  expect(await reasonOf(first)).toBe(reason)
  await first.stop()
  await using second = await against(bucket, first.dataDir)
  expect(await reasonOf(second)).toBe(reason)
  expect(await titleOf(second)).toBe('New')
})

test('a snapshot that was tampered with is refused, and the one before stays', async () => {
  await using bucket = await startBucket()
  bucket.publish(exampleSnapshot(1))
  await using site = await against(bucket)
  const file = bucket.publish(exampleSnapshot(2, 'Right'))
  const right = bucket.files.get(file) ?? Buffer.alloc(0)
  bucket.files.set(file, Buffer.from(right.toString().replaceAll('Right', 'Wrong')))
  expect(await reasonOf(site)).toBe(
    `${file} is refused: ${file} is not what was published. Publish again.`,
  )
  expect(await titleOf(site)).toBe('Title 1')
  bucket.files.set(file, right)
  await showsAgain(site, 2)
})

test('cut short, missing, redirected or hanging: the copy stays, and no unfinished file is left', async () => {
  await using bucket = await startBucket()
  await using elsewhere = await startBucket()
  elsewhere.files.set('current', Buffer.from('stolen'))
  let shown = bucket.publish(exampleSnapshot(1))
  await using mirror = await mirrorOnly(bucket)
  await mirror.shows(shown)
  const redirect = { status: 302, headers: { Location: `${elsewhere.url}/current` } }
  for (const [where, trick, error] of [
    ['file', 'cut', /aborted/],
    ['file', { status: 404 }, /it answered 404/],
    ['file', redirect, /it answered 302, and redirects are not followed/],
    ['current', 'cut', /aborted/],
    ['current', { status: 404 }, /nothing is published there/],
    ['current', { status: 500 }, /it answered 500/],
    ['current', redirect, /it answered 302, and redirects are not followed/],
    ['current', 'silence', /aborted/],
  ] as const) {
    const { seq } = readSnapshotFileName(shown) ?? { seq: 0 }
    const next = snapshotFile(exampleSnapshot(seq + 1)).file
    bucket.mischief.set(where === 'file' ? next : where, trick)
    bucket.publish(exampleSnapshot(seq + 1))
    await soon(() => expect(mirror.report().lastError).toMatch(error))
    expect([mirror.current(), mirror.report().refusing]).toEqual([shown, null])
    bucket.mischief.clear()
    await mirror.shows(next)
    shown = next
  }
  expect(elsewhere.requests).toEqual([])
  expect(readdirSync(mirror.folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
})

test('a copy that was damaged on the disk is fetched again', async () => {
  await using bucket = await startBucket()
  const file = bucket.publish(exampleSnapshot(1, 'Whole'))
  await using first = await against(bucket)
  await publishedSeq(first, 1)
  await first.stop()
  truncateSync(join(first.dataDir, 'mirror', file), 100)
  await using second = await against(bucket, first.dataDir)
  await showsAgain(second, 1)
  expect(await titleOf(second)).toBe('Whole')
})

test('a copy signed with another key and a half-written file are removed', async () => {
  await using bucket = await startBucket()
  bucket.publish(exampleSnapshot(7))
  await using first = await against(bucket)
  await publishedSeq(first, 7)
  await first.stop()
  const mirror = join(first.dataDir, 'mirror')
  writeFileSync(join(mirror, 'current.x.tmp'), 'half')
  await using second = await against(bucket, first.dataDir)
  expect(readdirSync(mirror).filter((name) => name.endsWith('.tmp'))).toEqual([])
  await second.stop()
  await using other = await startBucket()
  other.publish(exampleSnapshot(1, 'A new start'), STRANGER)
  await using third = await runSite({
    env: { ...other.env, CONTENT_KEY: publicHalf(signingKey(STRANGER)) },
    snapshot: null,
    dataDir: first.dataDir,
  })
  await publishedSeq(third, 1)
  expect(await titleOf(third)).toBe('A new start')
})
