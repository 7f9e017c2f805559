import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Counted, counted } from '../../scripts/testing/counts.ts'
import { rememberProgram } from './cut-off.ts'

/** A program that has not ended or answered by then never will: well before a test runs out of time. */
const PATIENCE_MS = 60_000

/** A process under test. */
export type Program = {
  /** Everything it printed so far. */
  output: () => string
  /** Ends it as an operator would, and waits until it is gone. */
  stop: () => Promise<void>
  /** Kills it, without a chance to tidy up. */
  kill: () => Promise<void>
  /** Closes the pipes it prints into. */
  hangUp: () => void
  /** Freezes it: it keeps its sockets and answers nothing. */
  freeze: () => void
  thaw: () => void
}

/**
 * Starts a program with exactly the given environment (none of the machine's settings) and waits
 * until `url` answers. Throws the program's output if it ends before that.
 * @param options.command the program and its arguments
 */
export async function startProgram(options: {
  is: Counted
  command: readonly [string, ...string[]]
  cwd: string
  env: Record<string, string>
  url: string
}): Promise<Program> {
  const { PATH = '', HOME = '' } = process.env
  let output = ''
  counted(options.is)
  const [name, ...given] = options.command
  const child = spawn(name, given, {
    cwd: options.cwd,
    env: { PATH, HOME, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  rememberProgram(child)
  const ended = once(child, 'exit')
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill('SIGCONT')
    child.kill(signal)
    let isLate = false
    const patience = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, PATIENCE_MS)
    await ended
    clearTimeout(patience)
    if (isLate)
      throw new Error(`${options.command.join(' ')} did not end after ${signal}:\n${output}`)
  }
  const program: Program = {
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    hangUp: () => {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
  }
  while (!(await isAnswered(options.url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${options.command.join(' ')} ended before it answered:\n${output}`)
    await wait(50)
  }
  return program
}

/** Whether an address answers at all. */
export async function isAnswered(url: string): Promise<boolean> {
  const response = await fetch(url, {
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => null)
  await response?.body?.cancel()
  return response !== null
}
