import { once } from 'node:events'
import { createServer } from 'node:net'

/** Systems give connections ports from above these (Linux from 32,768, others from 49,152). */
const FIRST = 12_000
const COUNT = 20_000

/** Each process begins in a stretch of its own, so that two seldom try the same port. */
let offset = (process.pid * 97) % COUNT

/**
 * A port on which nobody listens, for a program that is about to start. No connection takes it in the
 * meantime, as it would one that the system chose.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < COUNT; tried++) {
    const port = FIRST + offset
    offset = (offset + 1) % COUNT
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${FIRST} to ${FIRST + COUNT - 1} is free`)
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    // On all addresses, since a program on any one of them is in the way.
    server.listen(port)
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
