import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { signingKey } from '@noren/kit/disk/signature'
import { expect, test } from 'vitest'
import { SECRET, startBucket } from '../../testing/bucket.ts'
import { logLines } from '../../testing/log-lines.ts'
import { exampleSnapshot } from '../../testing/publish.ts'
import { publishedSeq } from '../../testing/published-seq.ts'
import { runSite, SHORT } from '../../testing/running-site.ts'
import { tempFolder } from '../../testing/temp-folder.ts'
import type { Waits } from '../../waits.ts'
import { openMediaCache } from './media-cache.ts'
import { createRemoteFolder } from './remote-folder.ts'

/** The picture every example restaurant shows. */
const STEM = '0123456789abcdef0123-800x600'
const PICTURE = `${STEM}-320.avif`
const BYTES = Buffer.alloc(3000, 'avif')

/** A bucket with the example company and its picture, and a site that reads from it. */
async function withPicture(waits: Partial<Waits> = {}) {
  const bucket = await startBucket()
  bucket.publish(exampleSnapshot(1))
  bucket.putMedia(PICTURE, BYTES)
  const site = await runSite({ env: bucket.env, snapshot: null, waits })
  const log = logLines()
  const asked = (name: string) => bucket.requests.filter((each) => each.name === name).length
  return {
    bucket,
    site,
    asked,
    get: (name: string, init?: RequestInit) => site.fetch(`/media/${name}`, init),
    [Symbol.asyncDispose]: async () => {
      await site[Symbol.asyncDispose]()
      await bucket[Symbol.asyncDispose]()
      log[Symbol.dispose]()
    },
  }
}

test('a picture is fetched once, however many visitors request it, and then served from the disk', async () => {
  await using parts = await withPicture()
  const { get, asked, bucket } = parts
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(PICTURE)))
  for (const answer of answers) expect(Buffer.from(await answer.arrayBuffer())).toEqual(BYTES)
  expect([asked(`media/${PICTURE}`), asked(`lists/${STEM}`)]).toEqual([1, 1])
  await bucket.away()
  const part = await get(PICTURE, { headers: { Range: 'bytes=0-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'avif'])
})

test('a picture that was tampered with is not served, nor kept', async () => {
  await using parts = await withPicture()
  const { get, bucket, site } = parts
  bucket.files.set(`media/${PICTURE}`, Buffer.from('<svg onload="…">'))
  const answer = await get(PICTURE)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(readdirSync(join(site.dataDir, 'mirror', 'media'))).toEqual([])
})

test('nor is a picture whose list is signed with another key', async () => {
  await using parts = await withPicture()
  const { get, bucket, asked } = parts
  const list = String(bucket.files.get(`lists/${STEM}`))
  bucket.files.set(`lists/${STEM}`, Buffer.from(list.replace(/[0-9a-f]{64}/, 'a'.repeat(64))))
  expect((await get(PICTURE)).status).toBe(503)
  expect(asked(`media/${PICTURE}`)).toBe(0)
})

test('only published files are requested from the bucket, and failed ones again only later', async () => {
  await using parts = await withPicture()
  const { get, bucket, asked } = parts
  for (const stranger of ['f'.repeat(20), `${'f'.repeat(20)}-10x10`, '0123456789abcdef0123-1x1']) {
    expect((await get(`${stranger}.webp`)).status).toBe(404)
    expect(asked(`lists/${stranger}`)).toBe(0)
  }
  for (let width = 1; width <= 20; width++) {
    expect((await get(`${STEM}-${width}.webp`)).status).toBe(404)
  }
  expect(bucket.requests.filter(({ name }) => /^(lists|media)/.test(name))).toEqual([
    { name: `lists/${STEM}`, status: 200 },
  ])
  bucket.mischief.set(`media/${PICTURE}`, { status: 500 })
  for (let time = 0; time < 5; time++) expect((await get(PICTURE)).status).toBe(503)
  expect(asked(`media/${PICTURE}`)).toBe(1)
})

test('all icons of a mark are fetched, although the snapshot names one address', async () => {
  for (const mark of [
    '/media/fedcba98765432100123.svg',
    '/media/fedcba98765432100123-512x512.png',
  ]) {
    await using bucket = await startBucket()
    bucket.publish({ ...exampleSnapshot(1), brand: { mark } })
    const icon = 'fedcba98765432100123-192x192.png'
    bucket.putMedia(icon, BYTES)
    await using site = await runSite({ env: bucket.env, snapshot: null })
    const answer = await site.fetch(`/media/${icon}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
})

test('once a company shows its own site, nothing of the demo is in the copy any more', async () => {
  await using parts = await withPicture()
  const { get, bucket, site } = parts
  const own = '/media/fedcba98765432100123-800x600.webp'
  bucket.putMedia(basename(own), BYTES)
  const copied = () => readdirSync(join(site.dataDir, 'mirror'), { recursive: true }).map(String)
  const former = copied().find((name) => name.startsWith('snap-1'))
  expect([(await get(PICTURE)).status, copied()]).toEqual([
    200,
    expect.arrayContaining([former, `media/${PICTURE}`]),
  ])
  const hero = { en: { title: 'Ours', backgroundImage: own } }
  // The publish in between was missed.
  bucket.publish({ ...exampleSnapshot(3), firstSeq: 2, content: { hero } })
  await publishedSeq(site, 3)
  expect((await get(basename(own))).status).toBe(200)
  expect([(await get(PICTURE)).status, copied().toSorted()]).toEqual([
    404,
    ['current', 'media', `media/${basename(own)}`, expect.stringMatching(/^snap-3-/)],
  ])
})

test('what a company replaces in its own site stays for pages that are open', async () => {
  await using parts = await withPicture()
  const { get, bucket, site } = parts
  expect((await get(PICTURE)).status).toBe(200)
  bucket.publish({ ...exampleSnapshot(2), content: {}, firstSeq: 1 })
  await publishedSeq(site, 2)
  expect((await get(PICTURE)).status).toBe(200)
})

test('a visitor does not wait for a bucket that hangs', async () => {
  await using parts = await withPicture({ bucket: 1000 })
  const { get, bucket } = parts
  bucket.mischief.set(`media/${PICTURE}`, 'silence')
  const answer = await get(PICTURE)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
})

test('the least recently requested file is removed first when the disk’s share is full', async () => {
  await using bucket = await startBucket()
  const names = ['a', 'b', 'c', 'd'].map((letter) => `${letter.repeat(20)}.mp4`)
  for (const name of names) bucket.putMedia(name, Buffer.alloc(1000, name))
  const folder = join(tempFolder(), 'media')
  mkdirSync(folder)
  writeFileSync(join(folder, `${names[0]}.1.tmp`), 'cut off')
  const open = () =>
    openMediaCache({
      remote: createRemoteFolder(bucket.url, SHORT.bucket),
      key: signingKey(SECRET),
      folder,
      isPublished: () => true,
      patienceMs: SHORT.bucket,
      limitBytes: 3000,
    })
  const cache = await open()
  const [a = '', b = '', c = '', d = ''] = names
  for (const name of [a, b, c]) expect(await cache.bring(name)).toBe('here')
  cache.used(a)
  expect(await cache.bring(d)).toBe('here')
  expect(readdirSync(folder).sort()).toEqual([a, c, d])
  for (const [read, name] of [c, a, d].entries()) utimesSync(join(folder, name), read, 0)
  const afterRestart = await open()
  expect(await afterRestart.bring(b)).toBe('here')
  expect(readdirSync(folder).sort()).toEqual([a, b, d])
})
