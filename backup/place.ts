import { accessSync, constants, existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { closeToOthers } from '@noren/kit/disk/private-files'
import { BackupFailure, targetFailure } from './failure.ts'

/**
 * Before the first backup into a place: makes its folder, closed to other users and outside the data folder,
 * where backups would be lost with it, or be published or backed up themselves. Another user's folder, or one
 * that many share, stays as it is. A bucket needs nothing.
 * @throws {BackupFailure}
 */
export function needPlace(address: string, dataDir: string): void {
  if (address.startsWith('s3://')) return
  const within = relative(real(dataDir), real(address))
  if (within === '' || !/^\.\.(?:\/|$)/.test(within)) {
    throw new BackupFailure(
      `${address} is in the data folder ${dataDir} and would be lost with it: set BACKUP_URL (or --to) to a folder elsewhere, best on another disk.`,
    )
  }
  try {
    makeFolder(address, 0o700)
    accessSync(address, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw targetFailure(error, address, 'written')
  }
  const kept = ['objects', 'manifests'].map((name) => join(address, name))
  closeToOthers(address, kept, { folder: () => {}, file: () => {} })
}

/** A path without symbolic links, as far as it exists. */
function real(path: string): string {
  if (existsSync(path) || path === dirname(path)) return realpathSync(path)
  return join(real(dirname(path)), basename(path))
}
