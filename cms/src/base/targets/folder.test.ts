import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSnapshotFileName } from '@noren/contract/snapshot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folderTarget, writeSnapshot } from './folder.ts'

const FOREVER = join(import.meta.dirname, '../../../test/publish-forever.ts')
const AT = '2026-11-20T09:00:00.000Z'
const edition = { content: { solutions: [] }, modified: {} }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-publish-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The current snapshot's number, after checking that its name matches its content. */
async function currentNumber(): Promise<number> {
  const name = (await readFile(join(folder, 'current'), 'utf8')).trim()
  const bytes = await readFile(join(folder, name))
  const parts = readSnapshotFileName(name)
  expect(parts?.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
  expect(JSON.parse(bytes.toString()).seq).toBe(parts?.seq)
  return parts?.seq ?? 0
}

test('a publish killed at any moment leaves the old snapshot or the new one, whole', async () => {
  let number = 0
  for (let round = 0; round < 12; round++) {
    const publisher = spawn(process.execPath, [FOREVER, folder])
    await once(publisher.stdout, 'data')
    await sleep(Math.random() * 40)
    publisher.kill('SIGKILL')
    await once(publisher, 'exit')
    const next = await currentNumber()
    expect(next).toBeGreaterThan(number)
    number = next
  }
})

test('the last five snapshots are kept', async () => {
  for (let round = 0; round < 7; round++) await writeSnapshot(folder, edition, AT)
  const numbers = (await readdir(folder)).flatMap((name) => readSnapshotFileName(name)?.seq ?? [])
  expect(numbers.sort()).toEqual([3, 4, 5, 6, 7])
  expect(await currentNumber()).toBe(7)
})

test('numbers continue where they were when the name of the current snapshot is lost', async () => {
  await writeSnapshot(folder, edition, AT)
  await rm(join(folder, 'current'))
  expect((await writeSnapshot(folder, edition, AT)).seq).toBe(2)
})

test('a damaged current snapshot counts as none, so that it is published again', async () => {
  await writeSnapshot(folder, edition, AT)
  const name = (await readFile(join(folder, 'current'), 'utf8')).trim()
  await writeFile(join(folder, name), '{"schema":1,')
  expect(await folderTarget(folder).current()).toBeNull()
})

test('what this desk has published is not read again until its file changes', async () => {
  const target = folderTarget(folder)
  const published = await target.publish(() => edition, AT)
  expect(await target.current()).toBe(published)
  const name = (await readFile(join(folder, 'current'), 'utf8')).trim()
  await writeFile(join(folder, name), '{"schema":1,')
  expect(await target.current()).toBeNull()
})

test('a snapshot that cannot be written leaves the current one in place', async () => {
  await writeSnapshot(folder, edition, AT)
  const before = await readFile(join(folder, 'current'), 'utf8')
  await rm(join(folder, 'current'))
  await mkdir(join(folder, 'current', 'in the way'), { recursive: true })
  await expect(writeSnapshot(folder, edition, AT)).rejects.toThrow()
  await rm(join(folder, 'current'), { recursive: true })
  await writeFile(join(folder, 'current'), before)
  expect(await currentNumber()).toBe(1)
  expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
})
