import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ROOT } from './folders.ts'

/** A started command. */
export type Command = {
  /** Everything it printed so far. */
  output: () => string
  /** Kills it immediately. */
  kill: () => Promise<void>
  /** Its exit code and everything it printed, once it has ended. */
  ended: Promise<{ code: number | null; output: string }>
}

/** Starts one of our commands, such as `backup/verify.ts`, with exactly the given environment. */
export function beginCommand(
  env: Record<string, string>,
  [file = '', ...options]: readonly string[],
  root = ROOT,
): Command {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [join(root, file), ...options], {
    cwd: root,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
    })
  }
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)])
  return {
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    ended: ended.then(() => ({ code: child.exitCode, output })),
  }
}
