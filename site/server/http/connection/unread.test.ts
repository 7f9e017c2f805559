import { once } from 'node:events'
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { collect, VALID } from '../../testing/enquiry.ts'
import { head, sendRaw } from '../../testing/raw-socket.ts'
import { type RunningSite, runSite } from '../../testing/running-site.ts'

const VIDEO = 'fedcba98765432100123.mp4'
const VIDEO_BYTES = 64 * 1024 * 1024
/** A small part, yet more than the system needs to notice. */
const SIP_BYTES = 3 * 1024 * 1024
const POST = 'POST /api/contact-submission/create-submission'

/** A site with a video too long for any buffer in between. */
async function siteWithVideo(): Promise<RunningSite> {
  const site = await runSite()
  const folder = join(site.dataDir, 'published', 'media')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, VIDEO), '')
  truncateSync(join(folder, VIDEO), VIDEO_BYTES)
  return site
}

/** A connection that sends, and reads nothing until the test says so. */
function unreadLine(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.pause().write(text)
  return socket
}

function enquiry(port: number): string {
  const body = JSON.stringify(VALID)
  const type = 'Content-Type: application/json'
  return head(port, POST, type, `Content-Length: ${body.length}`, 'Connection: close') + body
}

test('requests behind an unread answer wait until it is read', async () => {
  await using site = await siteWithVideo()
  const line = unreadLine(site.port, head(site.port, `GET /media/${VIDEO}`) + enquiry(site.port))
  // Others are answered in that time, more than once.
  for (let visit = 0; visit < 50; visit++) {
    expect((await site.fetch('/about')).status).toBe(200)
  }
  expect(await collect(site)).toEqual([])
  let taken = 0
  let last = ''
  for await (const chunk of line.resume()) {
    taken += chunk.length
    last = (last + chunk.subarray(-2000).toString('latin1')).slice(-2000)
  }
  expect(taken).toBeGreaterThan(VIDEO_BYTES)
  expect(last).toContain('HTTP/1.1 201 Created')
  expect(await collect(site)).toHaveLength(1)
})

test('a client that sends hundreds of requests without reading is disconnected', async () => {
  await using site = await siteWithVideo()
  for (const request of [
    head(site.port, `GET /media/${VIDEO}`),
    head(site.port, 'GET /', 'Expect: 200-ok'),
    'GET / HTTP/1.1\r\n\r\n',
  ]) {
    const video = head(site.port, `GET /media/${VIDEO}`)
    const { closed } = await sendRaw(site.port, video + request.repeat(200))
    expect(closed).toBe(true)
  }
  expect((await site.fetch('/about')).status).toBe(200)
})

test('fifty videos requested ahead arrive one after the other, whole', async () => {
  await using site = await runSite()
  const folder = join(site.dataDir, 'published', 'media')
  mkdirSync(folder, { recursive: true })
  const bytes = Buffer.alloc(300_001, 'video')
  writeFileSync(join(folder, VIDEO), bytes)
  const request = head(site.port, `GET /media/${VIDEO}`)
  const last = head(site.port, `GET /media/${VIDEO}`, 'Connection: close')
  const { text } = await sendRaw(site.port, request.repeat(49) + last)
  const bodies = text.split(/HTTP\/1\.1 200 OK\r\n.*?\r\n\r\n/s).slice(1)
  expect(bodies).toHaveLength(50)
  expect(bodies.every((body) => body === bytes.toString('latin1'))).toBe(true)
})

test('a peer that reads nothing for ten seconds is disconnected, one that reads a little stays', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await using site = await siteWithVideo()
  const request = head(site.port, `GET /media/${VIDEO}`, 'Connection: close')
  const stalled = unreadLine(site.port, request)
  const slow = unreadLine(site.port, request)
  let taken = 0
  const sip = async (): Promise<void> => {
    for (const enough = taken + SIP_BYTES; taken < enough; ) {
      const chunk: Buffer | null = slow.read()
      if (chunk) taken += chunk.length
      else await once(slow, 'readable')
    }
  }
  // A paused socket learns of its end only when something is written to it.
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      stalled.write('\r\n', (error) => resolve(!error))
    })
  let seconds = 0
  while (await isOpen()) {
    await sip()
    vi.advanceTimersByTime(1000)
    seconds++
    expect(seconds).toBeLessThan(15)
  }
  expect(seconds).toBeGreaterThan(10)
  for await (const chunk of slow) taken += chunk.length
  expect(taken).toBeGreaterThan(VIDEO_BYTES)
})
