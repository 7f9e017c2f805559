import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import { type AttackedSite, endure } from './support/endure.ts'

const LINES = 250
const MEMORY_GOAL_MB = 64
const DRIP_MS = 1000
const ATTACK_MS = 15_000

/**
 * A thousand connections that stay open: silent ones, heads and bodies of a byte a second, bodies that
 * stop. Other visitors must not notice.
 */
export async function slowSockets(): Promise<Figure[]> {
  return endure('1,000 slow sockets', MEMORY_GOAL_MB, async (site) => {
    const head = `POST /api/contact-submission/create-submission HTTP/1.1\r\nHost: ${site.host}\r\n`
    const body = `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`
    const lines = ['', head, body, `${body}{"name":"`].flatMap((first, kind) =>
      Array.from({ length: LINES }, () => openLine(site, first, kind === 1 || kind === 2)),
    )
    await wait(ATTACK_MS)
    for (const line of lines) line.destroy()
    return []
  })
}

function openLine({ port }: AttackedSite, first: string, drips: boolean): Socket {
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(first)
    if (!drips) return
    const drip = setInterval(() => socket.write('x'), DRIP_MS)
    socket.once('close', () => clearInterval(drip))
  })
  // The site closes them in the end, as it should.
  return socket.on('error', () => {}).resume()
}
