import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Snapshot, snapshotFileName } from '@noren/contract/snapshot'
import { otherSnapshots } from '../content/snapshot-file.ts'

/** Snapshots kept beside the current one. */
const KEPT = 4

/**
 * Publishes a snapshot into a folder: the file first, then `current`, each by way of a temporary
 * file and on the disk before the next step, so that a crash leaves the old or the new one.
 */
export async function writeSnapshot(folder: string, snapshot: Snapshot): Promise<void> {
  const bytes = JSON.stringify(snapshot)
  const file = snapshotFileName(snapshot.seq, createHash('sha256').update(bytes).digest('hex'))
  await mkdir(folder, { recursive: true })
  await replaceFile(folder, file, bytes)
  await replaceFile(folder, 'current', `${file}\n`)
  const old = (await otherSnapshots(folder, file)).slice(KEPT)
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}

async function replaceFile(folder: string, name: string, text: string): Promise<void> {
  const temporary = join(folder, `.${name}.tmp`)
  const file = await open(temporary, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, join(folder, name))
  const directory = await open(folder, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
