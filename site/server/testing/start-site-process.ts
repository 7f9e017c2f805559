import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { tempFolder } from './temp-folder.ts'

const SCRIPT = fileURLToPath(new URL('./site-process.ts', import.meta.url))

/** A site in a separate process. `await using` kills it. */
export type SiteProcess = AsyncDisposable & {
  child: ChildProcess
  /** Its origin. */
  base: string
  /** Sends an enquiry. @returns the status */
  post: (body: unknown) => Promise<number>
  /** Sets its clock ahead by so many ms. */
  pass: (ms: number) => void
  /** Everything it logged so far. */
  output: () => string
  /** Kills it, without a chance to clean up. */
  kill: () => Promise<void>
}

/**
 * Starts a site with these settings and waits until it listens.
 *
 * @param fileBlocks the limit of every file it writes, in blocks of the shell's `ulimit`
 */
export async function startSiteProcess(
  dataDir: string,
  { env = {}, fileBlocks }: { env?: Record<string, string>; fileBlocks?: number } = {},
): Promise<SiteProcess> {
  const command = [process.execPath, SCRIPT, dataDir]
  const limited = ['sh', '-c', `ulimit -f ${fileBlocks}; exec "$@"`, 'sh', ...command]
  const [program = '', ...args] = fileBlocks === undefined ? command : limited
  const child = spawn(program, args, {
    stdio: 'pipe',
    // A killed process leaves its folders behind; the test removes them.
    env: { ...process.env, TMPDIR: tempFolder(), ...env },
  })
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', () => {
      const line = /^port (\d+)$/m.exec(output)
      if (line) resolve(Number(line[1]))
    })
    ended.then(() => reject(new Error(`The site ended before it listened:\n${output}`)))
  })
  const base = `http://127.0.0.1:${port}`
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return {
    child,
    base,
    pass: (ms) => void child.stdin.write(`${ms}\n`),
    output: () => output,
    kill,
    post: async (body) => {
      const response = await fetch(base + SUBMIT_ENQUIRY.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      await response.arrayBuffer()
      return response.status
    },
    [Symbol.asyncDispose]: kill,
  }
}
