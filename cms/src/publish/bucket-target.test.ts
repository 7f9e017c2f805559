import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readCompany } from '@noren/contract/resources/company'
import { readFileList } from '@noren/kit/disk/file-list'
import { readPointer } from '@noren/kit/disk/pointer'
import { publicHalf, signingKey } from '@noren/kit/disk/signature'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { startS3, startS3StandIn } from '../../../scripts/testing/s3.ts'
import { failure } from '../../../scripts/testing/s3-stand-in.ts'
import { IN_TIME } from '../../test/in-time.ts'
import { logLines } from '../../test/log-lines.ts'
import { addPicture } from '../../test/samples.ts'
import { openSignedInDesk } from '../../test/signed-in-desk.ts'
import { type Bucket, openBucket } from '../base/targets/bucket.ts'
import type { Edition } from '../base/targets/target.ts'

const AT = '2026-11-22T09:00:00.000Z'
const edition = (heading: string): Edition => ({
  content: { solutionsSection: { heading: { en: heading }, paragraph: {} } },
  modified: {},
  redirects: {},
})

const s3 = await startS3()
afterAll(() => s3[Symbol.asyncDispose]())
const { payload, dataDir, send } = await openSignedInDesk({ role: 'editor', env: s3.env })
const { bucketTarget } = await import('../base/targets/bucket-target.ts')
const { contentKey, ourBucket } = await import('../base/targets/our-bucket.ts')
const ours = await ourBucket()
if (!ours) throw new Error('There is no bucket')
const { bucket } = ours

/** The desk's key, which sites and other desks have too. */
async function deskKey() {
  return signingKey((await readFile(join(dataDir, 'publish-key'), 'utf8')).trim())
}

const targetWith = async (key = deskKey()) => bucketTarget(bucket, await key)

/** Empties the bucket. */
async function empty(): Promise<void> {
  await Promise.all((await bucket.names('')).map(bucket.remove))
}

const shown = async () => {
  const text = (await bucket.get('current'))?.toString() ?? ''
  return readPointer(text, await deskKey())
}

test('a snapshot is stored under its hash, and the pointer to it is signed', async () => {
  await empty()
  const target = await targetWith()
  expect(await target.current()).toBeNull()
  expect((await target.publish(() => edition('First'), AT)).seq).toBe(1)
  const { file = '', sha256 = '' } = (await shown()) ?? {}
  const bytes = await bucket.get(file)
  expect(createHash('sha256').update(String(bytes)).digest('hex')).toBe(sha256)
  expect((await (await targetWith()).current())?.content).toEqual(edition('First').content)
})

test('caches between bucket and site store files for a year, and request the pointer each time', async () => {
  const { file = '' } = (await shown()) ?? {}
  const kept = async (name: string) =>
    (await fetch(`${s3.url}/${name}`)).headers.get('cache-control')
  expect([await kept(file), await kept('current')]).toEqual([
    'public, max-age=31536000, immutable',
    'no-cache',
  ])
})

test('the last five snapshots stay, and numbering continues when the pointer is lost', async () => {
  await empty()
  const target = await targetWith()
  for (let round = 1; round <= 7; round++) {
    await target.current()
    await target.publish(() => edition(`Round ${round}`), AT)
  }
  const seqs = (await bucket.names('snap-')).map((name) => Number(name.split('-')[1]))
  expect(seqs.toSorted()).toEqual([3, 4, 5, 6, 7])
  await bucket.remove('current')
  const another = await targetWith()
  expect(await another.current()).toBeNull()
  expect((await another.publish(() => edition('Again'), AT)).seq).toBe(8)
})

test('a desk with another key does not publish over an existing snapshot', async () => {
  await empty()
  await (await targetWith()).publish(() => edition('Ours'), AT)
  const stranger = Promise.resolve(signingKey(Buffer.alloc(32, 9).toString('base64url')))
  await expect((await targetWith(stranger)).current()).rejects.toThrow('another key')
  expect((await shown())?.seq).toBe(1)
})

test('a snapshot that was tampered with counts as missing, and is published again', async () => {
  await empty()
  await (await targetWith()).publish(() => edition('Right'), AT)
  const { file = '' } = (await shown()) ?? {}
  const bytes = String(await bucket.get(file))
  await bucket.put(file, bytes.replace('Right', 'Wrong'), 'no-cache')
  const target = await targetWith()
  expect(await target.current()).toBeNull()
  expect((await target.publish(() => edition('Right'), AT)).seq).toBe(2)
})

test('a publish that is interrupted before the pointer leaves the previous snapshot', async () => {
  await empty()
  await (await targetWith()).publish(() => edition('Before'), AT)
  const put: Bucket['put'] = (name, ...rest) =>
    name === 'current' ? Promise.reject(new Error('cut off')) : bucket.put(name, ...rest)
  const cut = bucketTarget({ ...bucket, put }, await deskKey())
  await cut.current()
  await expect(cut.publish(() => edition('After'), AT)).rejects.toThrow('cut off')
  expect((await shown())?.seq).toBe(1)
  const target = await targetWith()
  expect((await target.current())?.content).toEqual(edition('Before').content)
  expect((await target.publish(() => edition('After'), AT)).seq).toBe(2)
})

test('while the bucket is unreachable or fails a publish fails, and it is tried again automatically', async () => {
  await using away = await startS3StandIn()
  const { standIn } = away
  for (const [name, value] of Object.entries(away.env)) vi.stubEnv(name, value)
  onTestFinished(() => void vi.unstubAllEnvs())
  const target = bucketTarget(await openBucket(away.env.PUBLISH_URL), await deskKey())
  const { createPublisher } = await import('./publisher.ts')
  using logged = logLines()
  const compose = async () => edition('Patience')
  const publisher = createPublisher({ compose, target })
  const failed = (message: string) => ({
    state: 'failed',
    message: expect.stringContaining(message),
  })
  await standIn.away()
  expect(await publisher.publish()).toEqual(failed('ECONNREFUSED'))
  standIn.mischief.set('noren/current', failure(503, 'SlowDown'))
  await standIn.back()
  expect(await publisher.publish()).toEqual(failed('SlowDown'))
  standIn.mischief.clear()
  await vi.waitFor(() => expect(publisher.status().state).toBe('published'), IN_TIME)
  expect((await target.current())?.seq).toBe(1)
  expect(logged.lines[0]).toMatchObject({
    level: 'error',
    event: 'publish failed, it will be tried again',
  })
  await publisher.stop()
})

test('all files of a picture are in the bucket before its signed list', async () => {
  await empty()
  const { address = '' } = await addPicture(payload, '#b1382a', [400, 300])
  const { createFileWriter } = await import('./files.ts')
  await createFileWriter(await targetWith())([address ?? ''])
  const stem = basename(address ?? '', '.webp')
  const list = readFileList(String(await bucket.get(`lists/${stem}`)), await deskKey())
  const names = (await bucket.names('media/')).toSorted()
  expect(names).toHaveLength(3 + 1)
  expect([...(list?.keys() ?? [])].toSorted()).toEqual(names)
  for (const name of names) {
    const hash = createHash('sha256').update((await bucket.get(name)) ?? '')
    expect([name, list?.get(name)]).toEqual([name, hash.digest('hex')])
  }
  // Another desk finds it in the bucket and encodes nothing.
  const make = vi.fn(async () => Buffer.alloc(0))
  await (await targetWith()).putFiles([{ address: address ?? '', make }])
  expect(make).not.toHaveBeenCalled()
})

test('an upload is copied to the bucket immediately, and a desk that lacks it downloads it', async () => {
  await empty()
  const { filename } = await addPicture(payload, '#31435f', [400, 300])
  const name = `originals/pictures/${filename}`
  await vi.waitFor(async () => expect(await bucket.names(name)).toHaveLength(2), IN_TIME)
  const folder = join(dataDir, 'uploads', 'pictures')
  const bytes = await readFile(join(folder, filename ?? ''))
  await rm(join(folder, filename ?? ''))
  const answer = await send(`/api/media/file/${filename}`)
  expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, bytes])

  await rm(join(folder, filename ?? ''))
  await bucket.put(name, 'something else', 'no-cache')
  const { bringUploads } = await import('../content/library/media/stored-uploads.ts')
  await expect(bringUploads(folder, filename ?? '')).rejects.toThrow('is not what was uploaded')
  expect(await readdir(folder)).not.toContain(filename)
})

test('uploads from before the bucket was set up are copied with the next publish', async () => {
  const folder = join(dataDir, 'uploads', 'videos')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'old.mp4'), 'film')
  await utimes(join(folder, 'old.mp4'), 1, 1)
  await payload.db.create({ collection: 'videos', data: { filename: 'old.mp4' } })
  const { shareUploads } = await import('../content/library/media/stored-uploads.ts')
  await shareUploads(payload)
  expect(String(await bucket.get('originals/videos/old.mp4'))).toBe('film')
})

test('the first publish of a company’s own leaves nothing of the demo in the bucket', async () => {
  await empty()
  const { createPublisher } = await import('./publisher.ts')
  const { shareUploads, uploadedFiles } = await import('../content/library/media/stored-uploads.ts')
  const demos = await addPicture(payload, '#8a6a3f', [400, 300])
  const own = await addPicture(payload, '#3f8a6a', [400, 300])
  const companyOf = (said: string, ...guests: object[]): Edition => {
    const name = { en: said, jp: said }
    const testimonials = { data: guests, count: guests.length }
    const company = { ...readCompany({ name, legalName: name }) }
    return { content: { company, testimonials }, modified: {} }
  }
  const guest = { _id: '1', name: 'Sato', rating: 5, message: 'Good', image: demos.address }
  let now = companyOf('Namiori Inc.', guest)
  const publisher = createPublisher({
    compose: async () => now,
    target: await targetWith(),
    uploads: () => uploadedFiles(payload),
  })
  await publisher.publish()
  expect([publisher.heldBack(), (await bucket.names('media/')).length]).toEqual([[], 4])
  const originals = () => bucket.names('originals/pictures/')
  await vi.waitFor(async () => expect(await originals()).toHaveLength(4), IN_TIME)

  await payload.delete({ collection: 'media', id: demos.id })
  // The other desk has the company's upload, and this one still has the demo's.
  const folder = join(dataDir, 'uploads', 'pictures')
  await rm(join(folder, own.filename ?? ''))
  await writeFile(join(folder, demos.filename ?? ''), 'of the demo')
  await utimes(join(folder, demos.filename ?? ''), 1, 1)
  now = companyOf('Yamanoyu Inc.')
  expect(await publisher.publish()).toMatchObject({ state: 'published' })
  const original = `originals/pictures/${own.filename}`
  const left = await bucket.names('')
  expect(left.toSorted()).toEqual([
    'current',
    original,
    `${original}.list`,
    expect.stringMatching(/^snap-2-/),
  ])
  const { firstSeq } = JSON.parse(String(await bucket.get(left.at(-1) ?? '')))
  expect(firstSeq).toBe(2)
  now = companyOf('Yamanoyu Co., Ltd.')
  await publisher.publish()
  const [, later = ''] = (await bucket.names('snap-')).toSorted()
  expect(JSON.parse(String(await bucket.get(later)))).toMatchObject({ seq: 3, firstSeq: 2 })
  await publisher.stop()
  await shareUploads(payload)
  expect((await originals()).toSorted()).toEqual([original, `${original}.list`])
})

test('operators can read the key, and sites get its public half', async () => {
  expect(contentKey()).toBe(publicHalf(await deskKey()))
})
