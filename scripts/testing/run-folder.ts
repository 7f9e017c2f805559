import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What the runners themselves keep there for their next run. */
const CACHES = /^(node-compile-cache|playwright-transform-cache-\d+)$/

/** A temporary folder for one run alone, removed when it is over. */
export function runFolder(): Disposable & {
  path: string
  /** Names of what stands in it: after a run, what its tests left behind. */
  left: () => string[]
} {
  const path = mkdtempSync(join(tmpdir(), 'noren-run-'))
  // Servers that refuse to run as root have their files in it too.
  chmodSync(path, 0o711)
  return {
    path,
    left: () => readdirSync(path).filter((name) => !CACHES.test(name)),
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  }
}
