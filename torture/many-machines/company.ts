import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publicHalf, signingKey } from '@noren/kit/disk/signature'
import { type Cms, startCms } from '../../e2e/support/cms.ts'
import { temporaryFolder } from '../../e2e/support/folders.ts'
import { startNginx } from '../../e2e/support/nginx.ts'
import { BEHIND_A_PROXY } from '../../e2e/support/proxied.ts'
import { type Site, startSite } from '../../e2e/support/site.ts'
import { ROOT } from '../../scripts/environment.ts'
import { freePort } from '../../scripts/testing/ports.ts'
import { type Postgres, startPostgres } from '../../scripts/testing/postgres.ts'
import { startS3StandIn } from '../../scripts/testing/s3.ts'
import type { StandIn } from '../../scripts/testing/s3-stand-in.ts'

const SITES = 3
const DESKS = 2

/** The settings all programs of the company share. */
const TOKEN = 'many-machines-many-machines-many-machines'

/** The visitors of this scenario all come from one address. */
const NO_LIMITS = { ENQUIRY_LIMIT_PER_MINUTE: '1000000', ENQUIRY_LIMIT_PER_HOUR: '1000000' }

/** A program that can be killed and started again in the same place. */
export type Machine<Running> = {
  /** The program as it was last started. */
  now: Running
  isRunning: () => boolean
  kill: () => Promise<void>
  start: () => Promise<void>
}

/** Sites and desks that share a database server, a bucket and a proxy, each with its own disk. */
export type Company = AsyncDisposable & {
  /** The address for visitors, over TLS. */
  port: number
  sites: Machine<Site>[]
  desks: Machine<Cms>[]
  postgres: Postgres
  bucket: StandIn
  /** Who may sign in at a desk. */
  account: { email: string; password: string }
}

/** Starts the demo company on three sites and two desks. */
export async function startCompany(): Promise<Company> {
  await using started = new AsyncDisposableStack()
  const data = started.use(await temporaryFolder())
  const postgres = started.use(await startPostgres())
  const s3 = started.use(await startS3StandIn())
  const secret = randomBytes(32).toString('base64url')
  const deskEnv = {
    ...s3.env,
    DATABASE_URL: postgres.database('desk'),
    PAYLOAD_SECRET: 'many machines, one company, one secret',
    INTERNAL_TOKEN: TOKEN,
  }
  const deskFolders = Array.from({ length: DESKS }, (_, index) => join(data.path, `desk-${index}`))
  for (const folder of deskFolders) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'publish-key'), `${secret}\n`, { mode: 0o600 })
  }
  const account = await fillDesk(deskFolders[0] ?? '', deskEnv)

  const siteEnv = {
    ...BEHIND_A_PROXY,
    ...NO_LIMITS,
    CONTENT_URL: s3.url,
    CONTENT_KEY: publicHalf(signingKey(secret)),
    SPOOL_URL: postgres.database('spool'),
    INTERNAL_TOKEN: TOKEN,
  }
  const sites = await Promise.all(
    Array.from({ length: SITES }, async (_, index) => {
      const env = { ...siteEnv, PORT: String(await freePort()) }
      return startMachine(() => startSite(join(data.path, `site-${index}`), env))
    }),
  )
  const desks: Machine<Cms>[] = []
  for (const [index, folder] of deskFolders.entries()) {
    const env = { ...deskEnv, CMS_PORT: String(await freePort()) }
    const beside = `http://127.0.0.1:${sites[index]?.now.port}`
    desks.push(await startMachine(() => startCms(folder, beside, env)))
  }
  for (const { now } of [...sites, ...desks]) started.defer(() => now.stop())
  const proxy = started.use(
    await startNginx({ sites: sites.map(({ now }) => now.port), sharedSpool: true }),
  )
  const running = started.move()
  return {
    port: proxy.port,
    sites,
    desks,
    postgres,
    bucket: s3.standIn,
    account,
    [Symbol.asyncDispose]: async () => {
      await Promise.all([...sites, ...desks].map(({ now }) => now.stop()))
      await running.disposeAsync()
    },
  }
}

/** Loads the demo company, and makes an account for this scenario. */
async function fillDesk(folder: string, env: Record<string, string>): Promise<Company['account']> {
  const email = 'operator@example.jp'
  // The bucket is in this process and must answer meanwhile.
  const run = async (...command: string[]): Promise<string> => {
    const options = { cwd: join(ROOT, 'cms'), env: { ...process.env, ...env, DATA_DIR: folder } }
    return (await promisify(execFile)(process.execPath, command, options)).stdout
  }
  await run('commands/demo.ts', 'load')
  const printed = await run('commands/staff.ts', 'add', email, 'owner')
  const password = /^ {2}(\S+)$/m.exec(printed)?.[1]
  if (password === undefined) throw new Error('No password was printed')
  return { email, password }
}

async function startMachine<Running extends { kill: () => Promise<void> }>(
  start: () => Promise<Running>,
): Promise<Machine<Running>> {
  let runs = true
  const machine = {
    now: await start(),
    isRunning: () => runs,
    kill: async () => {
      runs = false
      await machine.now.kill()
    },
    start: async () => {
      machine.now = await start()
      runs = true
    },
  }
  return machine
}
