import { join } from 'node:path'
import { holdFile, isBusy } from '../cms/server/database-file.ts'
import { BackupFailure } from './failure.ts'

/**
 * Holds a file of a data folder until it is disposed of, so that only one process does this at a time.
 * @param busy what is said while another does
 * @throws {BackupFailure} then
 */
export function holdAlone(dataDir: string, file: string, busy: string): Disposable {
  try {
    const { release } = holdFile(join(dataDir, file))
    return { [Symbol.dispose]: release }
  } catch (error) {
    if (!isBusy(error)) throw error
    throw new BackupFailure(busy)
  }
}
