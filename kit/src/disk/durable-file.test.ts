import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { syncsOf } from '../../../scripts/testing/syncs.ts'
import { syncFile, writeDurably } from './durable-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-durable-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a file is on the disk before it gets its name, and its name before anything else happens', async () => {
  const path = join(folder, 'current')
  expect(await syncsOf(folder, () => writeDurably(path, 'twelve bytes'))).toEqual([
    { of: 'file', bytes: 12, standing: [] },
    { of: 'folder', bytes: 0, standing: ['current'] },
  ])
})

test('a file that something else wrote is put on the disk with its name and the new folders it is in', async () => {
  const path = join(folder, 'uploads', 'photo')
  await mkdir(join(folder, 'uploads'))
  await writeFile(path, 'twelve bytes')
  expect(await syncsOf(folder, () => syncFile(path, folder))).toEqual([
    { of: 'file', bytes: 12, standing: ['photo'] },
    { of: 'folder', bytes: 0, standing: ['photo'] },
    { of: 'folder', bytes: 0, standing: ['photo'] },
  ])
})

test('a folder that takes no folders, as under /proc, is an error at once (operator N11)', async () => {
  await expect(writeDurably('/proc/x/exported/company.json', '{}')).rejects.toThrow('/proc/x')
})
