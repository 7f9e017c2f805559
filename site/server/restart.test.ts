import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { inheritedSocket } from './http/connection/inherited-socket.ts'
import { internalHeaders } from './testing/enquiry.ts'
import { holdSocket } from './testing/held-socket.ts'
import { soon } from './testing/soon.ts'
import { startLoad } from './testing/steady-load.ts'
import { tempFolder } from './testing/temp-folder.ts'

const SITE = fileURLToPath(new URL('./testing/site-process.ts', import.meta.url))
const RESTARTS = 3

test('three restarts under three hundred requests a second lose none of them, and no enquiry', {
  timeout: 120_000,
}, async () => {
  const dataDir = tempFolder()
  // A process that an operator ends leaves its build behind; the test removes it.
  await using held = await holdSocket([SITE, dataDir], { TMPDIR: tempFolder() })
  const url = `http://127.0.0.1:${held.port}/healthz`
  // On a new connection: a kept one may have just been closed.
  const health = () => fetch(url, { headers: { Connection: 'close' } })
  expect((await health()).status).toBe(200)
  const load = startLoad(held.port)
  for (let restart = 0; restart < RESTARTS; restart++) {
    await held.restart()
    expect((await health()).status).toBe(200)
    // A quick machine restarts within less than a second's worth of requests.
    await soon(() => expect(load.asked()).toBeGreaterThan(300 * (restart + 1)))
  }
  const { sent, failures } = await load.stop()
  expect(failures).toEqual([])
  await soon(async () => {
    const report = await fetch(`${url}?verbose`, { headers: internalHeaders({ dataDir }) })
    expect((await report.json()).deliveries).toEqual({ 'inbox pending': sent })
  })
})

test('the site uses a service manager’s socket only when it is meant for this process', () => {
  expect(inheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '7' }, 7)).toBe(3)
  expect(inheritedSocket({ LISTEN_FDS: '1', LISTEN_PID: '8' }, 7)).toBeNull()
  expect(inheritedSocket({ LISTEN_FDS: '1' }, 7)).toBeNull()
  expect(inheritedSocket({}, 7)).toBeNull()
  expect(() => inheritedSocket({ LISTEN_FDS: '2', LISTEN_PID: '7' }, 7)).toThrow(
    'the service manager handed over 2 sockets, the site takes one',
  )
})
