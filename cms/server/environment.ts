import { accessSync, constants } from 'node:fs'
import { join, resolve } from 'node:path'
import { INTERNAL_TOKEN_FILE } from '@noren/contract/enquiry/handover'
import { keptSecret } from '@noren/kit/disk/kept-secret'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { fullDisk, isFull } from '../src/base/full-disk.ts'
import { StartRefusal } from '../src/base/start-refusal.ts'

/** Folder of the whole repository; a relative DATA_DIR counts from here, as it does for SITE. */
export const REPOSITORY = resolve(import.meta.dirname, '..', '..')

/**
 * Completes the environment before any other module reads it: an absolute data folder, and the secrets,
 * made once and kept there. The CMS's own folder becomes the working directory.
 */
export function completeEnvironment(): void {
  // Only the CMS's own user may read what it writes to the disk.
  process.umask(0o077)
  const dataDir = resolve(REPOSITORY, process.env.DATA_DIR || 'data')
  needFolder(dataDir)
  const missing = {
    // Payload applies the committed migrations in production only; our commands need them as well.
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PAYLOAD_SECRET: secretIn(dataDir, 'payload-secret'),
    // The key to SITE's spool, which SITE makes when it starts first.
    INTERNAL_TOKEN: secretIn(dataDir, INTERNAL_TOKEN_FILE),
  }
  const given = Object.entries(process.env).filter(([, value]) => value?.trim())
  Object.assign(process.env, { ...missing, ...Object.fromEntries(given), DATA_DIR: dataDir })
  process.chdir(join(REPOSITORY, 'cms'))
}

function secretIn(dataDir: string, name: string): string {
  try {
    return keptSecret(dataDir, name)
  } catch (error) {
    if (!isFull(error)) throw error
    throw new StartRefusal(fullDisk(dataDir))
  }
}

function needFolder(folder: string): void {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    if (isFull(error)) throw new StartRefusal(fullDisk(folder))
    throw new StartRefusal({
      en: `The data folder ${folder} cannot be written. Change its owner, or set DATA_DIR to another folder.`,
      ja: `データフォルダー ${folder} に書き込めません。所有者を変えるか、DATA_DIRで別のフォルダーを指定してください。`,
    })
  }
}
