import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** How long a process may take to finish its work before it is killed. */
const STOP_MS = 15_000

/** A long-running process of ours. */
export type Service = {
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number>
  /** Ends the process cleanly; resolves when it has ended. */
  stop: () => Promise<void>
}

/**
 * Starts a Node process that never outlives this one: it stops when the channel between the two closes.
 */
export function startService(nodeArguments: string[], cwd: string): Service {
  const follow = new URL('./follow-parent.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--import', follow, ...nodeArguments], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : 1))
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const patience = new AbortController()
      await Promise.race([ended, wait(STOP_MS, undefined, { signal: patience.signal })])
      patience.abort()
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Waits until an address answers at all; `false` when the process ended instead. */
export async function answers(url: string, service: Service): Promise<boolean> {
  const ended = service.ended.then(() => true)
  for (;;) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => null)
    await response?.body?.cancel()
    if (response) return true
    if (await Promise.race([ended, wait(50, false)])) return false
  }
}
