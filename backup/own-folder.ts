import { stat } from 'node:fs/promises'
import { BackupFailure } from './failure.ts'

/**
 * The programs could not open files that another user made in it.
 * @throws {BackupFailure} unless the data folder is there and ours
 */
export async function needOwnFolder(dataDir: string): Promise<void> {
  const found = await stat(dataDir).catch(() => null)
  if (!found) throw new BackupFailure(`There is no data folder ${dataDir}: set DATA_DIR to it.`)
  if (found.uid === process.geteuid?.()) return
  throw new BackupFailure(
    `${dataDir} belongs to another user: run this as the user the programs run as.`,
  )
}
