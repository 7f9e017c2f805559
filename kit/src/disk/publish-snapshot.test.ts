import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Snapshot, snapshotFileName } from '@noren/contract/snapshot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { syncsOf } from '../../../scripts/testing/syncs.ts'
import { publishSnapshot, snapshotFiles } from './publish-snapshot.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'noren-published-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const snapshot = (seq: number): Snapshot => ({
  schema: 1,
  seq,
  publishedAt: '2026-11-20T00:00:00.000Z',
  content: { restaurants: [{ slug: 'onda' }, { slug: 'shiobi' }], company: { phone: '045' } },
  modified: {},
})

test('a snapshot is on the disk before the site is pointed to it', async () => {
  const file = expect.stringMatching(/^snap-1-/)
  const name = snapshotFileName(1, '0'.repeat(64))
  expect(await syncsOf(folder, () => publishSnapshot(folder, snapshot(1)))).toEqual([
    { of: 'file', bytes: expect.any(Number), standing: [] },
    { of: 'folder', bytes: 0, standing: [file] },
    { of: 'file', bytes: name.length + 1, standing: [file] },
    { of: 'folder', bytes: 0, standing: ['current', file] },
  ])
})

test('a snapshot is JSON that ends with one restaurant a line', async () => {
  const file = await publishSnapshot(folder, snapshot(3))
  const text = await readFile(join(folder, file), 'utf8')
  expect(text.split('\n').slice(1)).toEqual(['{"slug":"onda"},', '{"slug":"shiobi"}', ']}}', ''])
  expect(JSON.parse(text)).toEqual(snapshot(3))
})

test('a company without restaurants has one line', async () => {
  for (const content of [{}, { restaurants: [] }]) {
    const file = await publishSnapshot(folder, { ...snapshot(1), content })
    const text = await readFile(join(folder, file), 'utf8')
    expect(text.match(/\n/g)).toHaveLength(1)
    expect(JSON.parse(text).content).toEqual(content)
  }
})

test('the last five snapshots are kept to go back to, and no unfinished file is left', async () => {
  for (let seq = 1; seq <= 7; seq++) await publishSnapshot(folder, snapshot(seq))
  expect((await snapshotFiles(folder)).map(({ seq }) => seq)).toEqual([7, 6, 5, 4, 3])
  expect(await readdir(folder)).toHaveLength(6)
  expect(await readFile(join(folder, 'current'), 'utf8')).toMatch(/^snap-7-/)
})
