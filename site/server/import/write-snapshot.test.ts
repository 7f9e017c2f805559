import { snapshotFileName } from '@noren/contract/snapshot'
import { expect, test } from 'vitest'
import { syncsOf } from '../../../scripts/testing/syncs.ts'
import { exampleSnapshot } from '../testing/publish.ts'
import { tempFolder } from '../testing/temp-folder.ts'
import { writeSnapshot } from './write-snapshot.ts'

test('a provider’s content is on the disk before the site is pointed to it', async () => {
  const folder = tempFolder()
  const snapshot = exampleSnapshot()
  const bytes = Buffer.byteLength(JSON.stringify(snapshot))
  const file = expect.stringMatching(/^snap-/)
  const name = snapshotFileName(snapshot.seq, '0'.repeat(64))
  expect(await syncsOf(folder, () => writeSnapshot(folder, snapshot))).toEqual([
    { of: 'file', bytes, standing: [] },
    { of: 'folder', bytes: 0, standing: [file] },
    { of: 'file', bytes: name.length + 1, standing: [file] },
    { of: 'folder', bytes: 0, standing: ['current', file] },
  ])
})
