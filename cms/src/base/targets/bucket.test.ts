import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startS3, startS3StandIn } from '../../../../scripts/testing/s3.ts'
import { failure } from '../../../../scripts/testing/s3-stand-in.ts'
import { openBucket, openS3 } from './bucket.ts'

/** In a real bucket, if the tests were given one (e2e/README.md). */
const s3 = await startS3()
afterAll(() => s3[Symbol.asyncDispose]())

beforeEach(() => use(s3.env))
afterEach(() => void vi.unstubAllEnvs())

function use(env: Record<string, string>): void {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
}

/** The client, and a file of its own in the bucket. */
async function fileWith(content: string) {
  const { s3: kit, client, Bucket, keyOf } = await openS3(s3.env.PUBLISH_URL)
  const name = `originals/${randomUUID()}`
  const file = { Bucket, Key: keyOf(name) }
  const { ETag = '' } = await client.send(new kit.PutObjectCommand({ ...file, Body: content }))
  return { kit, client, file, name, ETag }
}

const read = async (name: string) =>
  (await (await openBucket(s3.env.PUBLISH_URL)).get(name))?.toString()

test('every name of a long list comes, whatever a page holds, and a deleted file is gone', async () => {
  const bucket = await openBucket(s3.env.PUBLISH_URL)
  const names = Array.from({ length: 12 }, (_, number) => `lists/${String(number + 10)} (å+é)`)
  await Promise.all(names.map((name) => bucket.put(name, name, 'no-cache')))
  expect(await bucket.names('lists/')).toEqual(names)
  expect(await bucket.names('lists/1')).toEqual(names.slice(0, 10))
  for (const name of names.slice(1)) await bucket.remove(name)
  expect(await bucket.names('lists/')).toEqual(['lists/10 (å+é)'])
  expect([await read('lists/10 (å+é)'), await bucket.get('lists/11 (å+é)')]).toEqual([
    'lists/10 (å+é)',
    null,
  ])
})

test('a stranger reads what is published, with its type, and no upload and no list', async () => {
  const bucket = await openBucket(s3.env.PUBLISH_URL)
  await bucket.put('media/a.json', '{}', 'public, max-age=31536000, immutable')
  await bucket.put('originals/a.json', '{}', 'no-cache')
  const open = await fetch(`${s3.url}/media/a.json`)
  expect([open.status, await open.text()]).toEqual([200, '{}'])
  expect([open.headers.get('content-type'), open.headers.get('cache-control')]).toEqual([
    'application/json',
    'public, max-age=31536000, immutable',
  ])
  const etag = open.headers.get('etag') ?? ''
  const again = await fetch(`${s3.url}/media/a.json`, { headers: { 'If-None-Match': etag } })
  expect([etag.length > 2, again.status]).toEqual([true, 304])
  for (const path of ['originals/a.json', '../?list-type=2'])
    expect([path, (await fetch(`${s3.url}/${path}`)).status]).toEqual([path, 403])
  const written = await fetch(`${s3.url}/media/a.json`, { method: 'PUT', body: 'stolen' })
  expect([written.status, await read('media/a.json')]).toEqual([403, '{}'])
})

test('what is signed with another secret, or changed on its way, is refused', async () => {
  const { kit, client, file, name } = await fileWith('before')
  const put = new kit.PutObjectCommand({ ...file, Body: 'after!' })
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'the secret of another bucket')
  const { client: stranger } = await openS3(s3.env.PUBLISH_URL)
  await expect(stranger.send(put)).rejects.toThrow(
    expect.objectContaining({ name: 'SignatureDoesNotMatch' }),
  )
  use(s3.env)
  for (const [change, refusal] of [
    [{ body: 'forged' }, 'XAmzContentSHA256Mismatch'],
    [{ path: `/${file.Bucket}/${file.Key}-2` }, 'SignatureDoesNotMatch'],
    [{ query: { versioning: '' } }, 'SignatureDoesNotMatch'],
  ] as const) {
    const { client: changing } = await openS3(s3.env.PUBLISH_URL)
    // Behind the signature.
    changing.middlewareStack.add(
      (next) => (args) => {
        if (args.request instanceof Object) Object.assign(args.request, change)
        return next(args)
      },
      { step: 'finalizeRequest', priority: 'low' },
    )
    await expect(changing.send(put)).rejects.toThrow(expect.objectContaining({ name: refusal }))
  }
  expect(await read(name)).toBe('before')
  await client.send(put)
  expect(await read(name)).toBe('after!')
})

test('a request dated twenty minutes ago or ahead is refused', async () => {
  const { kit, client, file, name } = await fileWith('before')
  const { region, forcePathStyle } = client.config
  for (const minutes of [-20, 20]) {
    const offset = { systemClockOffset: minutes * 60_000, maxAttempts: 1 }
    const wrong = new kit.S3Client({ region, forcePathStyle, ...offset })
    await expect(wrong.send(new kit.PutObjectCommand({ ...file, Body: 'after' }))).rejects.toThrow(
      expect.objectContaining({ name: 'RequestTimeTooSkewed' }),
    )
  }
  expect(await read(name)).toBe('before')
})

test('a file is replaced only as the one that was read, and made only where there is none', async () => {
  const { kit, client, file, name, ETag } = await fileWith('first')
  const put = (condition: object, Body: string) =>
    client.send(new kit.PutObjectCommand({ ...file, ...condition, Body }))
  await put({ IfMatch: ETag }, 'second')
  const failed = expect.objectContaining({
    $metadata: expect.objectContaining({ httpStatusCode: 412 }),
  })
  await expect(put({ IfMatch: ETag }, 'third')).rejects.toThrow(failed)
  await expect(put({ IfNoneMatch: '*' }, 'third')).rejects.toThrow(failed)
  await expect(client.send(new kit.GetObjectCommand({ ...file, IfMatch: ETag }))).rejects.toThrow(
    failed,
  )
  expect(await read(name)).toBe('second')
})

// A real one cannot be asked to.
test('a bucket that answers 500 or 503 is asked three times, and then the failure says so', async () => {
  await using failing = await startS3StandIn()
  const { mischief, requests } = failing.standIn
  use(failing.env)
  const bucket = await openBucket(failing.env.PUBLISH_URL)
  for (const [status, code] of [
    [500, 'InternalError'],
    [503, 'SlowDown'],
  ] as const) {
    mischief.set('noren/current', failure(status, code))
    await expect(bucket.put('current', 'x', 'no-cache')).rejects.toThrow(code)
  }
  expect(requests.map(({ status }) => status)).toEqual([500, 500, 500, 503, 503, 503])
  mischief.clear()
  await bucket.put('current', 'x', 'no-cache')
  expect(failing.standIn.files.get('noren/current')?.toString()).toBe('x')
})
