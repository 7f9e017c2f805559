import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** What the runners themselves keep there for their next run. */
const CACHES = /^(node-compile-cache|playwright-transform-cache-\d+)$/

/** What a browser has there while it runs, and leaves when the runner ends it with a failed test. */
const BROWSERS =
  /^(\.?org\.chromium\.Chromium\.\w+|playwright[_-](chromiumdev_profile|artifacts)-\w+)$/

/** Programs that a runner ended last may still be cleaning up. */
const PATIENCE_MS = 5000
const POLL_MS = 100

/** Linux keeps its files in memory. */
const MEMORY = '/dev/shm'
const ROOM_BYTES = 2 ** 31

/**
 * A temporary folder for one run alone, removed when it is over: in memory, where the system has such a
 * folder with room in it, so that tests do not wait for a disk.
 */
export function runFolder(): Disposable & {
  path: string
  /** Names of its entries: after a run, those its tests left behind. */
  left: () => Promise<string[]>
} {
  const path = mkdtempSync(join(hasRoomInMemory() ? MEMORY : tmpdir(), 'noren-run-'))
  // Servers that refuse to run as root have their files in it too.
  chmodSync(path, 0o711)
  const left = () => readdirSync(path).filter((name) => !CACHES.test(name) && !BROWSERS.test(name))
  return {
    path,
    left: async () => {
      for (let waited = 0; left().length > 0 && waited < PATIENCE_MS; waited += POLL_MS) {
        await sleep(POLL_MS)
      }
      return left()
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 10 }),
  }
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM_BYTES
}
