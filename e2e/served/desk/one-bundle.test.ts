import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/testing/ports.ts'
import { startPostgres } from '../../../scripts/testing/postgres.ts'
import { startS3 } from '../../../scripts/testing/s3.ts'
import { type Cms, NO_SITE } from '../../support/cms.ts'
import { makeFirstAccount } from '../../support/first-account.ts'
import { ROOT, temporaryFolder } from '../../support/folders.ts'
import { startProgram } from '../../support/program.ts'

const CMS = join(ROOT, 'cms')
const BUNDLE = join(CMS, 'alone')
const TOKEN = 'the token of the data folder'

beforeAll(() => {
  const build = ['vite', 'build', '-c', 'vite.server.config.ts', '--mode', 'alone']
  execFileSync('npx', [...build, '--logLevel', 'error'], { cwd: CMS })
})
afterAll(() => rm(BUNDLE, { recursive: true, force: true }))

async function startAlone(dataDir: string, env: Record<string, string> = {}): Promise<Cms> {
  const port = await freePort()
  const program = await startProgram({
    is: 'desk',
    command: [process.execPath, join(BUNDLE, 'main.js')],
    cwd: CMS,
    env: {
      DATA_DIR: dataDir,
      CMS_PORT: String(port),
      SITE_URL: NO_SITE,
      INTERNAL_TOKEN: TOKEN,
      ...env,
    },
    url: `http://127.0.0.1:${port}/api/users/me`,
  })
  return { ...program, port, origin: `http://localhost:${port}` }
}

type Calls = (path: string, body?: object | FormData) => Promise<Record<string, unknown>>

/** Sends calls as a member of staff; each must succeed. */
function callsOf(cms: Cms, signedIn: Record<string, string>): Calls {
  return async (path, body) => {
    const isForm = body instanceof FormData
    const answer = await fetch(cms.origin + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...signedIn, ...(body && !isForm && { 'Content-Type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const said = await answer.text()
    expect([path, answer.status, said]).toEqual([path, expect.toBeOneOf([200, 201]), said])
    return JSON.parse(said)
  }
}

/** Writes what needs each of the desk's threads and processes: a photo of a phone, and a drawn mark. */
async function write(call: Calls): Promise<void> {
  const form = new FormData()
  const photo = await readFile(join(CMS, 'test/phone.heic'))
  form.set('file', new File([photo], 'phone.heic', { type: 'image/heic' }))
  form.set('_payload', JSON.stringify({ altEn: 'A wall', altJa: '壁' }))
  const { doc } = await call('/api/media', form)
  expect(doc).toMatchObject({ mimeType: 'image/webp' })
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  const file = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
  expect(await call('/api/globals/brand/mark', { file })).toHaveProperty('mark')
}

async function publishNews(call: Calls): Promise<void> {
  const news = { title: '新しい店', text: '春に開きます。', date: '2026-04-01T00:00:00.000Z' }
  const { doc } = await call('/api/news?locale=ja', { ...news, _status: 'published' })
  expect(doc).toMatchObject({ title: '新しい店', _status: 'published' })
}

/** The snapshot that the site would show. */
async function publishedIn(read: (name: string) => Promise<string>): Promise<string> {
  const pointer = await read('current').catch(() => '')
  const [file = ''] = pointer.split('\n', 1)
  return read(file).catch(() => '')
}

test('the desk is one bundle with Payload in it, on SQLite: it writes, publishes, and copies its database', async () => {
  await using data = await temporaryFolder()
  await using programs = new AsyncDisposableStack()
  const cms = await startAlone(data.path)
  programs.defer(cms.stop)
  const signedIn = await makeFirstAccount(cms)
  const call = callsOf(cms, signedIn)
  await write(call)
  await publishNews(call)
  const read = (name: string) => readFile(join(data.path, 'published', name), 'utf8')
  await expect.poll(() => publishedIn(read)).toContain('春に開きます。')

  const refused = await fetch(`${cms.origin}/api/users`, {
    method: 'POST',
    headers: { ...signedIn, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'no address', role: 'owner' }),
  })
  const { errors } = await refused.json()
  expect([refused.status, errors[0].data.errors[0].path]).toEqual([400, 'email'])

  const copied = await fetch(`${cms.origin}/internal/database-copy`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${TOKEN}` },
  })
  expect(copied.status).toBe(204)
  using copy = new DatabaseSync(join(data.path, 'cms.db-copy'), { readOnly: true })
  expect(copy.prepare('SELECT count(*) AS news FROM news').get()).toEqual({ news: 1 })

  await cms.stop()
  const again = await startAlone(data.path)
  programs.defer(again.stop)
  expect(await callsOf(again, signedIn)('/api/news?locale=ja')).toMatchObject({ totalDocs: 1 })
})

test('the desk is one bundle with Payload in it, on PostgreSQL and with a bucket', async () => {
  await using data = await temporaryFolder()
  await using postgres = await startPostgres()
  await using s3 = await startS3()
  await using programs = new AsyncDisposableStack()
  const cms = await startAlone(data.path, { DATABASE_URL: postgres.database('desk'), ...s3.env })
  programs.defer(cms.stop)
  const call = callsOf(cms, await makeFirstAccount(cms))
  await write(call)
  await publishNews(call)
  const read = async (name: string) => (await fetch(`${s3.url}/${name}`)).text()
  await expect.poll(() => publishedIn(read)).toContain('春に開きます。')
})
