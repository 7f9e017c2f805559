import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { treeOf } from './process-tree.ts'

const PATIENCE_MS = 30_000

/** How to start a measured server. */
export type Command = { command: string; args: string[]; cwd: string; env?: Record<string, string> }

/** A measured server. */
export type Server = AsyncDisposable & {
  origin: string
  pid: number
  /** From the start of its process to its first 200, in ms. */
  coldStart: number
  /** Ends it as an operator would, and waits until it has ended; disposing kills it. */
  stop: () => Promise<void>
}

/** Starts a server with only the given environment, and waits until its home page answers. */
export async function startServer(
  { command, args, cwd, env = {} }: Command,
  port: number,
): Promise<Server> {
  const { PATH = '', HOME = '' } = process.env
  const started = performance.now()
  const child = spawn(command, args, {
    cwd,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4000)
    })
  }
  const { pid } = child
  if (pid === undefined) {
    const [reason] = await once(child, 'error')
    throw new Error(`${command} cannot be started: ${reason}`)
  }
  const ended = once(child, 'exit')
  const killAll = (): void => treeOf(pid).forEach(killOne)
  process.once('exit', killAll)
  const kill = async (): Promise<void> => {
    process.off('exit', killAll)
    killAll()
    await ended
  }
  while (!(await isThere(port))) {
    const gone = child.exitCode !== null || child.signalCode !== null
    if (!gone && performance.now() - started < PATIENCE_MS) continue
    if (!gone) await kill()
    throw new Error(`${command} ${gone ? 'ended before' : 'never'} answered:\n${output}`)
  }
  return {
    origin: `http://localhost:${port}`,
    pid,
    coldStart: performance.now() - started,
    stop: async () => {
      child.kill()
      await ended
    },
    [Symbol.asyncDispose]: kill,
  }
}

/** One quick request for the home page; waits a moment when there is no 200 yet. */
async function isThere(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  get({ host: '127.0.0.1', port, path: '/', agent: false }, (response) => {
    response.resume().on('end', () => resolve(response.statusCode === 200))
  }).on('error', () => resolve(false))
  return (await promise) || wait(5, false)
}

function killOne(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with its parent.
  }
}
