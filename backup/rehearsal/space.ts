import { statfs } from 'node:fs/promises'
import { BackupFailure } from '../failure.ts'
import type { Manifest } from '../manifest.ts'

/** Stays free for the programs that work on the same disk meanwhile. */
const RESERVE_BYTES = 500e6

/** A migration of the restored desk may rewrite its database, and the log beside that. */
const TIMES_DATABASE = 3

/** @throws {BackupFailure} when a disk cannot hold a restored backup beside everything else */
export async function needSpace(folder: string, { files }: Manifest): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const sizes = files.map(({ part, size }) =>
    part === 'desk' || part === 'spool' ? TIMES_DATABASE * size : size,
  )
  const needed = sizes.reduce((sum, size) => sum + size, RESERVE_BYTES)
  const free = bavail * bsize
  if (free >= needed) return
  throw new BackupFailure(
    `A restore cannot be rehearsed: ${folder} has ${megabytes(free)} free, and ${megabytes(needed)} are needed. Free some space there.`,
  )
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`
}
