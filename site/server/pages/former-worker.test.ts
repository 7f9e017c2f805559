import { expect, test } from 'vitest'
import { exampleSnapshot } from '../testing/publish.ts'
import { runSite } from '../testing/running-site.ts'
import { LEAVING_WORKER } from './former-worker.ts'

const asWorker = { headers: { 'Service-Worker': 'script' } }

test('the service worker of a former website is answered one that removes itself, whatever its name (complaints W6)', async () => {
  await using site = await runSite()
  await site.fetch('/')
  for (const [path, init] of [
    ['/sw.js', {}],
    ['/service-worker.js', {}],
    ['/firebase-messaging-sw.js?v=2', {}],
    ['/shop/my-own-worker.js', asWorker],
    ['/?wp_service_worker=1', asWorker],
    ['/', asWorker],
  ] as const) {
    const { status, headers, text } = await answerOf(site.fetch(path, init))
    expect([path, status, text]).toEqual([path, 200, LEAVING_WORKER])
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(headers.get('cache-control')).toBe('no-store')
  }
  expect((await site.fetch('/shop/my-own-worker.js')).status).toBe(404)
  expect((await site.fetch('/')).headers.get('content-type')).toContain('text/html')
})

test('a row for such a name leads people on, and browsers that ask for the worker get it (complaints W6)', async () => {
  const formerSite = [['/*', '/contact']]
  await using site = await runSite({ snapshot: { ...exampleSnapshot(), formerSite } })
  expect((await site.fetch('/sw.js')).headers.get('location')).toBe('/contact')
  expect((await answerOf(site.fetch('/sw.js', asWorker))).text).toBe(LEAVING_WORKER)
})

test('what it does: forgets all that was kept, leaves, and loads each open page once', async () => {
  const done: string[] = []
  const on = new Map<string, (event: { waitUntil: (work: Promise<void>) => void }) => void>()
  const page = { url: '/old', navigate: async (url: string) => done.push(`loads ${url}`) }
  const world = {
    addEventListener: (name: string, run: () => void) => on.set(name, run),
    skipWaiting: () => done.push('comes at once'),
    caches: {
      keys: async () => ['pages', 'pictures'],
      delete: async (name: string) => done.push(`forgets ${name}`),
    },
    registration: { unregister: async () => done.push('leaves') },
    clients: { matchAll: async () => [page] },
  }
  new Function(...Object.keys(world), LEAVING_WORKER)(...Object.values(world))
  let left: Promise<void> = Promise.resolve()
  const event = {
    waitUntil: (work: Promise<void>) => {
      left = work
    },
  }
  on.get('install')?.(event)
  on.get('activate')?.(event)
  await left
  expect(done).toEqual([
    'comes at once',
    'forgets pages',
    'forgets pictures',
    'leaves',
    'loads /old',
  ])
})

async function answerOf(asked: Promise<Response>) {
  const { status, headers, ...answer } = await asked.then(async (response) => ({
    status: response.status,
    headers: response.headers,
    text: await response.text(),
  }))
  return { status, headers, ...answer }
}
