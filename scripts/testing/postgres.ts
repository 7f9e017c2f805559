import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { counted } from './counts.ts'
import { freePort } from './ports.ts'

/** A separate, empty PostgreSQL server. */
export type Postgres = AsyncDisposable & {
  /** Makes an empty database. @returns its address, `postgres://…` */
  database: (name: string) => string
  /** Kills the server, like a power cut. */
  kill: () => Promise<void>
  /** Starts it again on the same data and port. */
  start: () => Promise<void>
}

/** Where Debian keeps the programs of the newest version that is installed. */
export function findPostgres(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
}

/**
 * Starts a server on a free port of this machine, in a new folder that is removed with it. It refuses to
 * run as root, where it runs as Debian's user for it.
 * @param waitsForDisk whether each commit reaches the disk first, as in a company; a killed server loses
 * nothing without it, since the machine stays on, and every test is quicker
 */
export async function startPostgres({ waitsForDisk = false } = {}): Promise<Postgres> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('PostgreSQL is not installed: Debian’s postgresql')
  counted('PostgreSQL')
  const folder = mkdtempSync(join(tmpdir(), 'noren-postgres-'))
  const user = serverUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const as = { cwd: folder, ...user }
  const data = join(folder, 'data')
  const initialize = ['-D', data, '-U', 'noren', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
  if (!waitsForDisk) initialize.push('--no-sync')
  execFileSync(join(programs, 'initdb'), initialize, { ...as, stdio: 'ignore' })
  const port = await freePort()
  const options = ['-D', data, '-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1']
  if (!waitsForDisk) options.push('-c', 'fsync=off', '-c', 'jit=off')
  const ask = (database: string, statement: string): void => {
    const place = ['-h', '127.0.0.1', '-p', `${port}`, '-U', 'noren', '-d', database]
    execFileSync(join(programs, 'psql'), [...place, '-q', '-c', statement], { stdio: 'ignore' })
  }
  const answers = (): boolean => {
    try {
      ask('postgres', 'SELECT 1')
      return true
    } catch {
      return false
    }
  }
  let server = run()
  await answering()

  function run() {
    return spawn(join(programs ?? '', 'postgres'), options, { ...as, stdio: 'ignore' })
  }

  async function answering(): Promise<void> {
    while (!answers()) {
      if (server.exitCode !== null) throw new Error('PostgreSQL ended before it answered')
      await wait(50)
    }
  }

  /** SIGINT ends it orderly without waiting for its clients. */
  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  return {
    database: (name) => {
      ask('postgres', `CREATE DATABASE "${name}"`)
      return `postgres://noren@127.0.0.1:${port}/${name}`
    },
    kill: () => end('SIGQUIT'),
    start: async () => {
      server = run()
      await answering()
    },
    [Symbol.asyncDispose]: async () => {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The user to run as where we are root: `postgres`, as Debian's package makes it. */
function serverUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const idOf = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, 'postgres']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}
