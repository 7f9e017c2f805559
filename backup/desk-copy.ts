import { readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { INTERNAL_TOKEN_FILE, internalAuthorization } from '@noren/contract/enquiry/handover'
import { StartError } from '@noren/kit/process/start-error'
import { COPY_CALL, copyFile } from '../cms/server/database-copy.ts'
import { holdDatabase, isBusy } from '../cms/server/database-file.ts'
import { BackupFailure } from './failure.ts'
import type { Settings } from './settings.ts'
import { copySqlite } from './sqlite.ts'

/** How long the desk may take, in ms: a publish, say, ends first. */
const PATIENCE_MS = 60_000

/**
 * Copies the desk's SQLite database, which one process may have open: the desk itself while it runs, else
 * this one.
 * @throws {BackupFailure} when another process has it open and does not answer
 */
export async function copyDesk(settings: Settings, file: string, to: string): Promise<void> {
  if (await hasDeskCopied(settings)) return rename(copyFile(file), to)
  const lock = hold(file, settings.deskPort)
  try {
    copySqlite(file, to)
  } finally {
    lock.release()
  }
}

/** No answer: the desk is stopped, or listens on another port. */
function hold(file: string, deskPort: number): { release: () => void } {
  try {
    return holdDatabase(file)
  } catch (error) {
    if (!(error instanceof StartError && isBusy(error.cause))) throw error
    throw new BackupFailure(
      `${file} is open in another process, and on port ${deskPort} no CMS answers. Set CMS_PORT to the port the CMS listens on; or, if another command has it open, try again when that has ended.`,
    )
  }
}

/** Asks the running desk for a copy; `false` when none runs. */
async function hasDeskCopied({ deskPort, deskHost, ...settings }: Settings): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const call = request({
    ...COPY_CALL,
    host: '127.0.0.1',
    port: deskPort,
    headers: { Host: deskHost, Authorization: internalAuthorization(tokenOf(settings)) },
    timeout: PATIENCE_MS,
  })
  call.on('response', async (response) => {
    const said = await text(response)
    if (response.statusCode === 204) resolve(true)
    else
      reject(
        complaint(
          `answered ${response.statusCode}: ${said.trim()}. CMS_PORT, CMS_ORIGIN and INTERNAL_TOKEN must be the CMS's own.`,
        ),
      )
  })
  call.on('timeout', () => call.destroy(complaint(`did not answer within ${PATIENCE_MS / 1000} s`)))
  call.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') resolve(false)
    else reject(error instanceof BackupFailure ? error : complaint(error.message))
  })
  call.end()
  return promise

  function complaint(what: string): BackupFailure {
    return new BackupFailure(
      `The CMS on port ${deskPort} was asked for a copy of its database and ${what}`,
    )
  }
}

function tokenOf({ internalToken, dataDir }: Pick<Settings, 'internalToken' | 'dataDir'>): string {
  return internalToken ?? readFileSync(join(dataDir, INTERNAL_TOKEN_FILE), 'utf8').trim()
}
