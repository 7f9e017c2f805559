import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ScreenData } from '../src/desk/screens/screen.ts'
import type { ScreenFor } from '../src/desk/screens/screen-data.ts'
import { ownScreens } from './own-screens.ts'
import { builtScreens } from './screen-files.ts'
import { normalTarget } from './target.ts'

const SCRIPT = 'export const a = 1'
const MANIFEST = {
  'src/desk/screens/main.tsx': { file: 'main-1.js', css: ['main-2.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react-3.js' },
}

const folder = mkdtempSync(join(tmpdir(), 'noren-screens-'))
mkdirSync(join(folder, '.vite'))
writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST))
writeFileSync(join(folder, 'main-1.js'), SCRIPT)
writeFileSync(join(folder, 'main-1.js.br'), brotliCompressSync(SCRIPT))
writeFileSync(join(folder, 'main-1.js.gz'), gzipSync(SCRIPT))
writeFileSync(join(folder, 'main-2.css'), 'p { color: red }')

const frame = {
  trail: [
    { label: '今日の確認', address: '/admin' },
    { label: '新しい店 </script><b>', address: '/admin/collections/news/1' },
  ],
  menu: { daily: [], groups: [], site: { label: '', links: [] } },
  guide: '/admin/guide',
  account: { id: 1, name: '花子' },
  sessionEnds: 0,
}
const lacking = (status: 403 | 404): ScreenData => ({ frame, screen: { kind: 'lacking', status } })

/** Staff send this; what they ask for does not exist, is not theirs, or cannot be read. */
const STAFF = { authorization: 'JWT of-hanako' }
const screenFor: ScreenFor = async ({ headers }, { id }) => {
  if (headers.get('authorization') !== STAFF.authorization) return null
  if (id === '500') throw new Error('a fault')
  return lacking(id === '403' ? 403 : 404)
}

const files = builtScreens(folder)
const answer = ownScreens({
  origin: 'http://localhost:3001',
  siteOrigin: 'https://www.example.jp',
  isDevelopment: false,
  desk: { screenFor },
  files,
})
const server = createServer(async (request, response) => {
  const target = normalTarget(request.url ?? '')
  if (target && (await answer(request, response, target))) return
  response.writeHead(418).end()
})

beforeAll(async () => void (await once(server.listen(0, '127.0.0.1'), 'listening')))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

type Answered = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }

/** Sends the address as it is written. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const sent = send({ port, path, headers, method }).end()
  const [got] = await once(sent, 'response')
  const body = Buffer.concat(await got.toArray())
  return { status: got.statusCode, headers: got.headers, body } satisfies Answered
}

const NEWS = '/admin/collections/news/1'

test('a file of the build comes as it was packed, with its type, and is kept for good', async () => {
  const packed = await ask('/desk/main-1.js', { 'accept-encoding': 'gzip, br' })
  expect(packed.status).toBe(200)
  expect(packed.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(packed.body).toString()).toBe(SCRIPT)
  expect(
    (await ask('/desk/main-1.js', { 'accept-encoding': 'br;q=0, gzip' })).headers,
  ).toMatchObject({ 'content-encoding': 'gzip' })
  const plain = await ask('/desk/main-1.js')
  expect([plain.headers['content-encoding'], plain.body.toString()]).toEqual([undefined, SCRIPT])
  const sheet = await ask('/desk/main-2.css', { 'accept-encoding': 'br' })
  expect([sheet.headers['content-type'], sheet.headers['content-encoding']]).toEqual([
    'text/css; charset=utf-8',
    undefined,
  ])
})

test('a HEAD tells how long a file is, and sends none of it', async () => {
  const { status, headers, body } = await ask('/desk/main-1.js', {}, 'HEAD')
  expect([status, headers['content-length'], body.byteLength]).toEqual([200, '18', 0])
})

test('no other address below the files leads to one', async () => {
  for (const path of [
    '/desk/main-9.js',
    '/desk/main-1.js.br',
    '/desk/main-1.js/x',
    '/desk/x/main-1.js',
    '/desk/constructor',
  ]) {
    expect([path, (await ask(path)).status]).toEqual([path, 404])
  }
  // These have no normal form: the gate refuses them before.
  for (const path of [
    '/desk/../main-1.js',
    '/desk/.vite/manifest.json',
    '/desk/%2e%2e/main-1.js',
  ]) {
    expect([path, normalTarget(path)]).toEqual([path, null])
  }
})

test('the document carries what the screen shows, and no text of it ends that early', async () => {
  const { headers, body } = await ask(NEWS, STAFF)
  const html = body.toString()
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  })
  const [, json = ''] =
    /<script type="application\/json" id="screen">(.*)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toEqual(lacking(404))
  expect(json).not.toContain('<')
  expect(html).toContain('<title>新しい店 &#60;/script&#62;&#60;b&#62; – Noren</title>')
})

test('the document names the files of the build, the main script last, and its version', async () => {
  const html = (await ask(NEWS, STAFF)).body.toString()
  expect(html.match(/(?:href|src)="\/desk\/[^"]+"/g)).toEqual([
    'href="/desk/main-2.css"',
    'href="/desk/react-3.js"',
    'src="/desk/main-1.js"',
  ])
  expect(html).toContain(`data-version="${files.entry.version}"`)
  expect(files.entry.version).toMatch(/^[\w-]{12}$/)
})

test('the policy of a screen allows nothing inline, and nothing inline is in it', async () => {
  const { headers, body } = await ask(NEWS, STAFF)
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-src 'self' https://www.example.jp",
      "frame-ancestors 'none'",
    ]),
  )
  expect(policy.join()).not.toContain('unsafe')
  expect(body.toString()).not.toMatch(/<style|\sstyle=|\son\w+=|<script>/)
})

test('a screen speaks the reader’s language, in the look they chose', async () => {
  const head = async (headers: Record<string, string>) =>
    /<html[^>]*>/.exec((await ask(NEWS, { ...STAFF, ...headers })).body.toString())?.[0]
  const version = files.entry.version
  expect(await head({})).toBe(`<html lang="ja" data-version="${version}">`)
  expect(await head({ 'accept-language': 'en-GB' })).toContain('lang="en"')
  expect(await head({ cookie: 'noren-lng=en; noren-theme=dark' })).toBe(
    `<html lang="en" data-version="${version}" data-theme="dark">`,
  )
  expect(await head({ cookie: 'noren-theme="><script>' })).not.toContain('data-theme')
})

test('strangers are led to the sign-in and back, their scripts are told to sign in', async () => {
  const page = await ask(`${NEWS}?locale=en`)
  expect([page.status, page.headers.location]).toEqual([
    307,
    '/admin/login?redirect=%2Fadmin%2Fcollections%2Fnews%2F1%3Flocale%3Den',
  ])
  const script = await ask(NEWS, { accept: 'application/json' })
  expect([script.status, JSON.parse(script.body.toString())]).toEqual([
    401,
    { errors: [{ message: '先に /admin でログインしてください。' }] },
  ])
})

test('the same address gives scripts what the screen shows', async () => {
  const { status, headers, body } = await ask(NEWS, { ...STAFF, accept: 'application/json' })
  expect([status, headers['content-type']]).toEqual([404, 'application/json'])
  expect(JSON.parse(body.toString())).toEqual(lacking(404))
})

test('what is not the reader’s, not there or not to be read has a status and a page that says so', async () => {
  const statusOf = async (id: string) => (await ask(`/admin/collections/news/${id}`, STAFF)).status
  expect(await statusOf('404')).toBe(404)
  expect(await statusOf('403')).toBe(403)
  const fault = await ask('/admin/collections/news/500', { ...STAFF, accept: 'text/html' })
  expect([fault.status, fault.body.toString()]).toEqual([
    500,
    expect.stringContaining('この画面を表示できませんでした。'),
  ])
})

test('what Next asks for at the address of a screen of ours is empty, so that it opens the whole page', async () => {
  const { status, body } = await ask(`${NEWS}?_rsc=1`, { ...STAFF, rsc: '1' })
  expect([status, body.byteLength]).toEqual([204, 0])
})

test('everything else is drawn by Next', async () => {
  for (const path of [
    '/admin',
    '/admin/collections/news',
    '/admin/collections/news/create',
    '/admin/collections/news/1/versions',
    '/admin/collections/solutions/1',
  ]) {
    expect([path, (await ask(path, STAFF)).status]).toEqual([path, 418])
  }
  expect((await ask(NEWS, STAFF, 'POST')).status).toBe(418)
})
