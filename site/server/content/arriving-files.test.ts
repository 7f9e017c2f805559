import { createHash } from 'node:crypto'
import { appendFileSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readObject } from '@noren/contract/json'
import { SNAPSHOT_LIMIT_BYTES, type Snapshot, snapshotFileName } from '@noren/contract/snapshot'
import { publishSnapshot, snapshotBytes } from '@noren/kit/disk/publish-snapshot'
import { afterEach, expect, test, vi } from 'vitest'
import { proves } from '../../../scripts/testing/proves.ts'
import { healthOf } from '../testing/health.ts'
import { exampleSnapshot, manyRestaurants, pointTo } from '../testing/publish.ts'
import { publishedSeq } from '../testing/published-seq.ts'
import { type RunningSite, runSite } from '../testing/running-site.ts'
import { soon } from '../testing/soon.ts'

afterEach(() => void vi.restoreAllMocks())

const NOT_WHOLE = 'the content is not what was published'
const IS_FOLDER = expect.stringContaining('EISDIR')
const MISSING = 'the file is not there'

const publishedFolder = (site: RunningSite) => join(site.dataDir, 'published')
const contentOf = async (site: RunningSite) => (await healthOf(site)).content
const refusing = (site: RunningSite, expected: { file: string; reason: unknown } | null) =>
  soon(async () => expect((await contentOf(site)).refusing).toEqual(expected))

/** A snapshot's file that is still being copied: its name, and its bytes in three parts. */
function onItsWay(snapshot: Snapshot) {
  const bytes = snapshotBytes(snapshot)
  const file = snapshotFileName(snapshot.seq, createHash('sha256').update(bytes).digest('hex'))
  const third = Math.ceil(bytes.length / 3)
  const parts = [0, 1, 2].map((index) => bytes.subarray(index * third, (index + 1) * third))
  return { file, parts }
}

/** The reasons of the refusals logged from now on. */
function refusalsLogged(): () => unknown[] {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  return () =>
    write.mock.calls
      .map(([line]) => readObject(JSON.parse(String(line))))
      .filter(({ event }) => event === 'snapshot refused')
      .map(({ reason }) => reason)
}

test(
  'a snapshot announced while its file is being copied is served once it is whole',
  proves('J16'),
  async () => {
    await using site = await runSite()
    const logged = refusalsLogged()
    const { file, parts } = onItsWay(exampleSnapshot(2))
    const path = join(publishedFolder(site), file)
    writeFileSync(path, parts[0] ?? '')
    pointTo(publishedFolder(site), file)
    await refusing(site, { file, reason: NOT_WHOLE })
    appendFileSync(path, parts[1] ?? '')
    appendFileSync(path, parts[2] ?? '')
    await publishedSeq(site, 2)
    expect(logged()).toEqual([NOT_WHOLE])
    expect(await contentOf(site)).toMatchObject({ file, refusing: null, refused: 1 })
  },
)

test(
  'a large snapshot announced before its file arrives is served once it is whole',
  proves('J16'),
  async () => {
    await using site = await runSite()
    const logged = refusalsLogged()
    const { file, parts } = onItsWay(manyRestaurants(2, 2000))
    const path = join(publishedFolder(site), file)
    pointTo(publishedFolder(site), file)
    await refusing(site, { file, reason: MISSING })
    writeFileSync(path, parts[0] ?? '')
    await refusing(site, { file, reason: NOT_WHOLE })
    appendFileSync(path, parts[1] ?? '')
    appendFileSync(path, parts[2] ?? '')
    await publishedSeq(site, 2)
    expect(logged()).toEqual([MISSING, NOT_WHOLE])
  },
)

test(
  'a start during a restore serves the newest whole snapshot, then the announced one',
  proves('J16'),
  async () => {
    await using first = await runSite({ snapshot: null })
    await first.stop()
    const folder = publishedFolder(first)
    const { file, parts } = onItsWay(exampleSnapshot(3))
    const older = onItsWay(exampleSnapshot(2))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, file), parts[0] ?? '')
    pointTo(folder, file)
    await using site = await runSite({ dataDir: first.dataDir, snapshot: null })
    expect(await contentOf(site)).toMatchObject({
      file: null,
      refusing: { file, reason: NOT_WHOLE },
    })
    writeFileSync(join(folder, older.file), older.parts.join(''))
    await publishedSeq(site, 2)
    expect((await contentOf(site)).refusing).toEqual({ file, reason: NOT_WHOLE })
    appendFileSync(join(folder, file), parts.slice(1).join(''))
    await publishedSeq(site, 3)
    expect((await contentOf(site)).refusing).toBeNull()
    rmSync(first.dataDir, { recursive: true })
  },
)

test('a half-written announcement is read again', proves('J16'), async () => {
  await using site = await runSite()
  const folder = publishedFolder(site)
  const { file, parts } = onItsWay(exampleSnapshot(2))
  writeFileSync(join(folder, file), parts.join(''))
  writeFileSync(join(folder, 'current'), file.slice(0, 30))
  await refusing(site, { file: file.slice(0, 30), reason: 'this is not a name of a snapshot' })
  expect((await contentOf(site)).seq).toBe(1)
  appendFileSync(join(folder, 'current'), `${file.slice(30)}\n`)
  await publishedSeq(site, 2)
})

test(
  'an unreadable announcement is reported once, and followed when it can be read',
  proves('J16'),
  async () => {
    await using site = await runSite()
    const logged = refusalsLogged()
    const folder = publishedFolder(site)
    rmSync(join(folder, 'current'))
    mkdirSync(join(folder, 'current'))
    await refusing(site, { file: 'current', reason: IS_FOLDER })
    const next = await publishSnapshot(join(site.dataDir, 'elsewhere'), exampleSnapshot(2))
    rmSync(join(folder, 'current'), { recursive: true })
    mkdirSync(join(folder, next))
    pointTo(folder, next)
    await refusing(site, { file: next, reason: IS_FOLDER })
    rmSync(join(folder, next), { recursive: true })
    await publishSnapshot(folder, exampleSnapshot(2))
    await publishedSeq(site, 2)
    const folders = logged().filter((reason) => String(reason).includes('EISDIR'))
    expect(folders).toHaveLength(2)
  },
)

test('a picture that arrives after its snapshot is found at the next request', async () => {
  await using site = await runSite()
  const name = '0123456789abcdef0123-800x600.webp'
  const missing = await site.fetch(`/media/${name}`)
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store'])
  writeFileSync(join(publishedFolder(site), 'media', name), 'picture')
  const found = await site.fetch(`/media/${name}`)
  expect([found.status, await found.text()]).toEqual([200, 'picture'])
})

test(
  'a snapshot over the size limit is refused, and the one before it stays',
  proves('J13'),
  async () => {
    await using site = await runSite()
    refusalsLogged()
    const { file, parts } = onItsWay(exampleSnapshot(2))
    const path = join(publishedFolder(site), file)
    writeFileSync(path, parts.join(''))
    truncateSync(path, SNAPSHOT_LIMIT_BYTES + 1)
    pointTo(publishedFolder(site), file)
    await refusing(site, { file, reason: 'the file is too large' })
    expect(await contentOf(site)).toMatchObject({ seq: 1 })
  },
)
