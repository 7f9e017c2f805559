import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../../../scripts/testing/ports.ts'
import { proves } from '../../../scripts/testing/proves.ts'
import { startCms } from '../../support/cms.ts'
import { ROOT, temporaryFolder } from '../../support/folders.ts'

/** No site runs here: the desk looks for enquiries where no program answers. */
const NO_SITE = 'http://127.0.0.1:9'

type Ended = { code: number; said: string }

/** Runs a program of the CMS to its end, without this machine's settings. */
async function run(env: Record<string, string>, ...command: string[]): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, command, {
    cwd: join(ROOT, 'cms'),
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: Number(code), said: out + err }
}

const start = (env: Record<string, string>, ...before: string[]): Promise<Ended> =>
  run(env, ...before, 'server/start.mjs')
const staff = (env: Record<string, string>, ...words: string[]): Promise<Ended> =>
  run(env, 'commands/staff.ts', ...words)

/** The data of a desk that ran before. */
let earlier: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  earlier = await temporaryFolder()
  await (await startCms(earlier.path, NO_SITE)).stop()
})
afterAll(() => earlier[Symbol.asyncDispose]())

async function deskFolder(): Promise<AsyncDisposable & { path: string }> {
  const data = await temporaryFolder()
  await cp(earlier.path, data.path, { recursive: true })
  return data
}

test('a CMS whose port is taken ends before it opens the database', async () => {
  await using data = await temporaryFolder()
  await using other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = String(typeof address === 'object' ? address?.port : '')
  expect(await start({ DATA_DIR: data.path, CMS_PORT: port })).toEqual({
    code: 1,
    said: `Port ${port} is in use. Stop the other program or set CMS_PORT to another number.\n`,
  })
  expect((await readdir(data.path)).filter((name) => name.startsWith('cms.db'))).toEqual([])
})

test('a request before the CMS is ready gets its response once it is', async () => {
  await using data = await deskFolder()
  const port = await freePort()
  const starting = startCms(data.path, NO_SITE, { CMS_PORT: String(port) })
  await expect
    .poll(() =>
      fetch(`http://localhost:${port}/admin/login`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  await (await starting).stop()
})

test('a second CMS on one database ends with a line that names it, and the first goes on', async () => {
  await using data = await deskFolder()
  const file = join(data.path, 'cms.db')
  const cms = await startCms(data.path, NO_SITE)
  const line = `${file} is open in another process, as a rule the running CMS. Only one may open it: stop that one first, then try again.\n`
  const env = { DATA_DIR: data.path, CMS_PORT: String(await freePort()) }
  expect(await start(env)).toEqual({ code: 1, said: line })
  expect(await start({ ...env, DATABASE_URL: `file://${file}` })).toEqual({ code: 1, said: line })
  for (const words of [['list'], ['add', 'a@example.jp']]) {
    expect(await staff(env, ...words)).toEqual({ code: 1, said: line })
  }
  expect(await run(env, 'commands/demo.ts', 'load')).toEqual({ code: 1, said: line })
  expect((await fetch(`${cms.origin}/admin/login`)).status).toBe(200)
  await cms.stop()
})

test('a killed CMS leaves nothing that keeps the next from starting', async () => {
  await using data = await deskFolder()
  const first = await startCms(data.path, NO_SITE)
  await first.kill()
  const added = await staff({ DATA_DIR: data.path }, 'add', 'a@example.jp', 'owner')
  expect(added).toEqual({ code: 0, said: expect.stringContaining('a@example.jp can sign in') })
  const next = await startCms(data.path, NO_SITE)
  await next.stop()
})

test('only its own user can read what the CMS keeps, even files that everyone could read before', async () => {
  await using data = await deskFolder()
  const paths = async (): Promise<string[]> => {
    const names = await readdir(data.path, { recursive: true })
    return [data.path, ...names.map((name) => join(data.path, name))]
  }
  const openToOthers = async (): Promise<string[]> => {
    const found: string[] = []
    for (const path of await paths()) {
      const isPublic = path.startsWith(join(data.path, 'published/'))
      if (!isPublic && ((await stat(path)).mode & 0o077) !== 0) found.push(path)
    }
    return found
  }
  const uploads = join(data.path, 'uploads/pictures')
  await mkdir(uploads, { recursive: true })
  for (let name = 0; name < 10; name++) await writeFile(join(uploads, `wave-${name}.webp`), '')
  for (const path of await paths()) await chmod(path, (await stat(path)).isFile() ? 0o666 : 0o777)
  expect((await openToOthers()).length).toBeGreaterThan(10)
  const cms = await startCms(data.path, NO_SITE)
  const names = await readdir(data.path)
  expect(names).toEqual(expect.arrayContaining(['cms.db', 'cms.db-wal', 'cms.db-shm', 'uploads']))
  expect(await openToOthers()).toEqual([])
  await cms.stop()
})

test('a request under way when the desk is told to end is answered first', async () => {
  await using data = await deskFolder()
  const cms = await startCms(data.path, NO_SITE)
  const socket = connect(cms.port, '127.0.0.1').setEncoding('utf8')
  const body = JSON.stringify({ email: 'hanako@example.jp', password: 'none of the desk' })
  socket.write(
    `POST /api/users/login HTTP/1.1\r\nHost: localhost:${cms.port}\r\nExpect: 100-continue\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 100 /)
  const stopped = cms.stop()
  await expect
    .poll(() =>
      fetch(cms.origin).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused')
  socket.write(body)
  expect(await text(socket)).toMatch(/^HTTP\/1.1 401 /)
  await stopped
})

test('every setting that cannot be used is named in one line, and nothing is opened', async () => {
  await using data = await temporaryFolder()
  const env = {
    DATA_DIR: data.path,
    CMS_PORT: 'three',
    SITE_URL: 'secret',
    DATABASE_URL: 'mysql://secret',
  }
  const said =
    'These settings cannot be used: CMS_PORT must be a whole number from 0 to 65535; ' +
    'SITE_URL must be an address such as http://127.0.0.1:3000; ' +
    'DATABASE_URL must be file:… (a SQLite file) or postgres://user@host/database.\n'
  expect(await start(env)).toEqual({ code: 1, said })
  expect(await staff(env, 'list')).toEqual({ code: 1, said })
  expect(await readdir(data.path)).not.toContain('cms.db')
})

test('a data folder that cannot be made is named in one line', async () => {
  await using data = await temporaryFolder()
  new DatabaseSync(join(data.path, 'file')).exec('CREATE TABLE t (x)')
  const folder = join(data.path, 'file', 'data')
  expect(await start({ DATA_DIR: folder })).toEqual({
    code: 1,
    said: `The data folder ${folder} cannot be written. Change its owner, or set DATA_DIR to another folder.\n`,
  })
})

test('the CMS names a misspelled setting at its start, with the one that was meant', async () => {
  await using data = await deskFolder()
  const cms = await startCms(data.path, NO_SITE, { CMS_PROT: '1', DATABSE_URL: 'x', SMTP_ULR: 'x' })
  const warnings = cms
    .output()
    .split('\n')
    .filter((line) => line.includes('no setting'))
  expect(warnings.toSorted()).toEqual([
    'CMS: CMS_PROT is no setting; did you mean CMS_PORT?',
    'CMS: DATABSE_URL is no setting; did you mean DATABASE_URL?',
    'CMS: SMTP_ULR is no setting; did you mean SMTP_URL?',
  ])
  await cms.stop()
})

/** Has a program believe that another Node runs it. */
function asNode(version: string): string[] {
  const node = `process.versions, 'node', { value: '${version}' }`
  const before = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions } });Object.defineProperty(${node})`
  return ['--import', before]
}

test('started by an old Node the CMS says which one it needs', async () => {
  await using data = await temporaryFolder()
  const { code, said } = await start({ DATA_DIR: data.path }, ...asNode('20.20.2'))
  expect([code, said]).toEqual([
    1,
    `The CMS needs Node 24 or newer; this is Node 20.20.2 (${process.execPath}).\n`,
  ])
})

test('a company’s CMS on a Node with known holes says once which one to run', async () => {
  await using data = await temporaryFolder()
  await using other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const CMS_PORT = typeof address === 'object' && address ? String(address.port) : ''
  const env = { DATA_DIR: data.path, CMS_ORIGIN: 'https://desk.example.jp', CMS_PORT }
  const { said } = await start(env, ...asNode('24.21.0'))
  expect(said.match(/^.*known holes.*$/gm)).toEqual([
    'CMS: Node 24.21.0 has known holes. Run 24.22.1 or newer in 24, or 26.12.1 or newer.',
  ])
})

test(
  'the CMS removes __proto__ from every object, without a flag to remember',
  proves('E32'),
  async () => {
    await using data = await temporaryFolder()
    const atEnd = "data:text/javascript,process.on('exit', () => console.log('__proto__' in {}))"
    const { said } = await start({ DATA_DIR: data.path, CMS_PORT: 'none' }, '--import', atEnd)
    expect(said).toMatch(/^false$/m)
  },
)
