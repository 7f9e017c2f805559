import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { parseJsonOnce, readNumber, readObject } from '@noren/contract/json'
import { ROOT } from '../../scripts/environment.ts'
import { BackupFailure } from '../failure.ts'
import { ownProcess } from './own-process.ts'

/** An address for both sites, so that it makes no difference between their pages; nobody has it. */
const ORIGIN = 'http://rehearsal.invalid'

const BUILT = 'site/dist/main.js'

/** A site that only the rehearsal reaches, until the end of `await using`. */
export type RehearsedSite = AsyncDisposable & {
  /** What it answers below one of its paths: the status and the body. */
  get: (path: string) => Promise<{ status: number; body: string }>
}

/**
 * Starts the built site with published content and a data folder of the rehearsal's.
 * @throws {BackupFailure} when it cannot do all of its job with them
 */
export async function rehearsedSite(
  contentDir: string,
  dataDir: string,
  spoolUrl?: string,
): Promise<RehearsedSite> {
  if (!existsSync(join(ROOT, BUILT)))
    throw new BackupFailure(
      'A restore cannot be rehearsed before the site is built: npm run build.',
    )
  const child = ownProcess([BUILT], {
    DATA_DIR: dataDir,
    CONTENT_DIR: contentDir,
    HOST: '127.0.0.1',
    PORT: '0',
    ORIGIN,
    ...(spoolUrl !== undefined && { SPOOL_URL: spoolUrl }),
  })
  const ended = once(child, 'exit')
  const end = async () => {
    child.kill()
    await ended
  }
  const said = child.stderr ? text(child.stderr) : Promise.resolve('')
  const port = await Promise.race([startedOn(child.stdout), ended.then(() => null)])
  if (port === null) throw new BackupFailure(`The restored site did not start: ${await said}`)
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
    return { status: answer.status, body: await answer.text() }
  }
  const isReady = await get('/readyz').then(
    ({ status }) => status === 200,
    () => false,
  )
  if (isReady) return { get, [Symbol.asyncDispose]: end }
  await end()
  throw new BackupFailure(`The restored site is not ready: ${(await said).trim()}`)
}

/** The port in the line that says a site has started; pending while there is none. */
async function startedOn(output: NodeJS.ReadableStream | null): Promise<number> {
  if (!output) return new Promise(() => {})
  return new Promise((resolve) => {
    createInterface(output).on('line', (line) => {
      const { event, port } = readObject(parseJsonOnce(line))
      const number = readNumber(port)
      if (event === 'site started' && number !== undefined) resolve(number)
    })
  })
}
