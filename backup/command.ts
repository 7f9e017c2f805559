import { errorFacts, faultLine } from '@noren/kit/process/log'
import { StartError } from '@noren/kit/process/start-error'
import { BackupFailure } from './failure.ts'
import { openTarget } from './open-target.ts'
import { readSettings, type Settings, targetAddress } from './settings.ts'
import type { Target } from './target.ts'

/** Runs a command; a failure is one sentence on stderr, and exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  // Only our own user may read the files written.
  process.umask(0o077)
  try {
    await work()
  } catch (error) {
    complain(error)
    process.exitCode = 1
  }
}

/** Writes the error to stderr; a bug of ours with its place. The system's and the databases' have a code. */
export function complain(error: unknown): void {
  if (error instanceof BackupFailure || error instanceof StartError) console.error(error.message)
  else console.error(errorFacts(error).code ? errorFacts(error).error : faultLine(error))
}

/** The settings, and the target: from the command line, else from the settings. */
export async function openBackups(
  given: string | undefined,
): Promise<{ settings: Settings; target: Target }> {
  const settings = await readSettings()
  return { settings, target: await openTarget(given ? targetAddress(given) : settings.target) }
}

/** A time from the command line. @throws {BackupFailure} */
export function readMoment(text: string | undefined): number | null {
  if (text === undefined) return null
  const moment = Date.parse(text)
  if (!Number.isNaN(moment)) return moment
  throw new BackupFailure(`--at takes a time such as 2026-11-22T09:30:00+09:00, not ${text}.`)
}
