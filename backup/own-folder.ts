import { stat } from 'node:fs/promises'
import { BackupFailure } from './failure.ts'

/** Whether a folder is there and ours: the programs could not open files that another user made in it. */
export async function isOwnFolder(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => null)
  return found?.uid === process.geteuid?.()
}

/** @throws {BackupFailure} unless the data folder is there and ours */
export async function needOwnFolder(dataDir: string): Promise<void> {
  if (await isOwnFolder(dataDir)) return
  const isThere = (await stat(dataDir).catch(() => null)) !== null
  throw new BackupFailure(
    isThere
      ? `${dataDir} belongs to another user: run this as the user the programs run as.`
      : `There is no data folder ${dataDir}: set DATA_DIR to it.`,
  )
}
