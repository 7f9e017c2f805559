import { lstat, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isObject } from '@noren/contract/json'
import type { Row } from '../../content/model/walk.ts'
import type { Report } from './fault.ts'
import { FAULTS, notJson } from './fault-words.ts'
import { compareNames } from './places.ts'

/** The largest file of texts, in bytes: as much as a form may send. */
const TEXT_LIMIT_BYTES = 10 * 1024 * 1024

/** What Windows and the ZIPs of a Mac put beside files. */
const LEFT_BY_SYSTEMS = /^(?:thumbs\.db|desktop\.ini|__macosx)$/i

/**
 * The names in a folder of the company's, sorted. Hidden ones and those that systems leave are passed over.
 * A link is reported: it could lead out of the folder.
 */
export async function namesIn(folder: string, place: string, report: Report): Promise<string[]> {
  const path = join(folder, place)
  const state = await lstat(path).catch(() => null)
  if (!state) return []
  if (!state.isDirectory() && place) {
    report('', state.isSymbolicLink() ? FAULTS.link : FAULTS.noFolder)
    return []
  }
  const names = await readdir(path)
  return names
    .filter((name) => !name.startsWith('.') && !LEFT_BY_SYSTEMS.test(name))
    .sort(compareNames)
}

/** Whether there is a file of its own at the path: no link, no folder. What is not is reported. */
export async function isFileAt(folder: string, file: string, report: Report): Promise<boolean> {
  const state = await lstat(join(folder, file)).catch(() => null)
  if (state?.isFile()) return true
  report('', state?.isSymbolicLink() ? FAULTS.link : FAULTS.noFile)
  return false
}

/** Reads a file with an object in JSON; `null` after a report. */
export async function readJson(folder: string, file: string, report: Report): Promise<Row | null> {
  if (!(await isFileAt(folder, file, report))) return null
  const { size } = await lstat(join(folder, file))
  const text = size > TEXT_LIMIT_BYTES ? null : decoded(await readFile(join(folder, file)))
  if (text === null) {
    report('', size > TEXT_LIMIT_BYTES ? FAULTS.large : FAULTS.encoding)
    return null
  }
  try {
    const read: unknown = JSON.parse(text)
    if (isObject(read)) return read
    report('', FAULTS.object)
  } catch (error) {
    report('', notJson(error instanceof Error ? error.message : String(error)))
  }
  return null
}

/** The text of a file, without a mark of its byte order; `null` when it is not in UTF-8. */
function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
