import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { expect, test, vi } from 'vitest'
import { collect, NO_LIMITS, submit, VALID } from '../testing/enquiry.ts'
import { runSite } from '../testing/running-site.ts'
import { tempFolder } from '../testing/temp-folder.ts'

const start = () => runSite({ env: NO_LIMITS })
const FAILED = 'Failed to submit the form. Please try again.'

test('E55 while the database is locked for long nothing is acknowledged, pages go on, and it recovers', {
  timeout: 20_000,
}, async () => {
  await using site = await start()
  const other = new DatabaseSync(join(site.dataDir, 'enquiries.db'))
  other.exec('BEGIN IMMEDIATE')
  const pending = submit(site, VALID)
  expect((await site.fetch('/about')).status).toBe(200)
  const { status, body, headers } = await pending
  expect([status, body.message, headers.get('retry-after')]).toEqual([503, FAILED, '5'])
  other.exec('ROLLBACK')
  other.close()
  expect(await collect(site)).toEqual([])
  expect((await submit(site, VALID)).status).toBe(201)
  expect(await collect(site)).toHaveLength(1)
})

test('a short lock only makes an enquiry wait', async () => {
  await using site = await start()
  const other = new DatabaseSync(join(site.dataDir, 'enquiries.db'))
  other.exec('BEGIN IMMEDIATE')
  const pending = submit(site, VALID)
  await site.fetch('/about')
  other.exec('COMMIT')
  other.close()
  expect((await pending).status).toBe(201)
})

test('E55 with a folder in place of the database nothing is acknowledged, and it recovers', async () => {
  await using site = await start()
  const path = join(site.dataDir, 'enquiries.db')
  renameSync(path, `${path}.away`)
  mkdirSync(path)
  const { status, body } = await submit(site, VALID)
  expect([status, body.message]).toEqual([503, FAILED])
  rmSync(path, { recursive: true })
  for (const ending of ['-wal', '-shm']) rmSync(path + ending, { force: true })
  renameSync(`${path}.away`, path)
  expect((await submit(site, VALID)).status).toBe(201)
  expect(await collect(site)).toHaveLength(1)
})

test('no acknowledged enquiry is lost or doubled when the process is killed', {
  timeout: 60_000,
}, async () => {
  const dataDir = tempFolder()
  const acknowledged: string[] = []
  for (let round = 0; round < 3; round++) {
    const { child, port } = await startSiteProcess(dataDir)
    let alive = true
    const sender = async (name: string): Promise<void> => {
      for (let index = 0; alive; index++) {
        const message = `${round} ${name} ${index}`
        const status = await post(port, { ...VALID, message }).catch(() => 0)
        if (status === 201) acknowledged.push(message)
      }
    }
    const senders = Promise.all(['a', 'b', 'c', 'd'].map(sender))
    const enough = acknowledged.length + 20 + round * 7
    await vi.waitUntil(() => acknowledged.length >= enough, { timeout: 15_000, interval: 1 })
    child.kill('SIGKILL')
    alive = false
    await senders
  }
  const spool = new DatabaseSync(join(dataDir, 'enquiries.db'))
  const stored = spool
    .prepare('SELECT message FROM enquiries')
    .all()
    .map((row) => row.message)
  spool.close()
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
})

/** Starts the site in a process of its own and waits until it listens. */
async function startSiteProcess(dataDir: string) {
  const script = fileURLToPath(new URL('../testing/site-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(child.stdout, 'data')
  return { child, port: Number(line) }
}

async function post(port: number, body: unknown): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}${SUBMIT_ENQUIRY.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

test('the token file can be read by its user alone', async () => {
  await using site = await start()
  expect(statSync(join(site.dataDir, 'internal-token')).mode & 0o777).toBe(0o600)
})

test('a database of a newer program is not touched', async () => {
  const dataDir = tempFolder()
  const newer = new DatabaseSync(join(dataDir, 'enquiries.db'))
  newer.exec('PRAGMA user_version = 99')
  newer.close()
  await expect(runSite({ dataDir })).rejects.toThrow('newer than this program')
})
