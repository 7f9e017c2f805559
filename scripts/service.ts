import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { STARTED } from '@noren/kit/process/started'

/** How long a process may take to finish its work before it is killed. */
const STOP_MS = 15_000

/** How a process ended: a code of 1 where a signal ended it. */
export type Ending = { code: number; signal: NodeJS.Signals | null }

/** A long-running process of ours. */
export type Service = {
  /** As people at the terminal call it, at the beginning of a sentence. */
  name: string
  ended: Promise<Ending>
  /** Resolves once the process itself says that it answers; `false` when it ended instead. */
  answers: Promise<boolean>
  /** Ends the process cleanly; resolves when it has ended. */
  stop: () => Promise<void>
}

/**
 * What to start, with what in its environment beside our own, and who gets the lines it prints: without `show`, the
 * terminal does.
 */
export type ServiceOptions = {
  name: string
  nodeArguments: readonly string[]
  cwd: string
  env?: Readonly<Record<string, string>>
  show?: (line: string) => void
}

/**
 * Starts a Node process that never outlives this one: it stops when the channel between the two closes.
 */
export function startService({ name, nodeArguments, cwd, env, show }: ServiceOptions): Service {
  const follow = new URL('./follow-parent.mjs', import.meta.url).href
  const output = show ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, ['--import', follow, ...nodeArguments], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  })
  const read = [child.stdout, child.stderr].flatMap((stream) => {
    if (!show || !stream) return []
    const lines = createInterface({ input: stream })
    lines.on('line', show)
    return once(lines, 'close')
  })
  const exited = once(child, 'exit').then(
    ([code, signal]): Ending => ({ code: typeof code === 'number' ? code : 1, signal }),
  )
  // What it said last is shown before anyone hears that it ended.
  const ended = Promise.all([exited, ...read]).then(([ending]) => ending)
  const told = new Promise<boolean>((resolve) => {
    child.on('message', (message) => {
      if (message === STARTED) resolve(true)
    })
  })
  return {
    name,
    ended,
    answers: Promise.race([told, ended.then(() => false)]),
    stop: async () => {
      child.kill('SIGTERM')
      const patience = new AbortController()
      await Promise.race([exited, wait(STOP_MS, undefined, { signal: patience.signal })])
      patience.abort()
      child.kill('SIGKILL')
      await exited
    },
  }
}
