import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeDurably } from '@noren/kit/disk/durable-file'
import { makeFolder } from '@noren/kit/disk/make-folder'
import type { Payload } from 'payload'
import { fullDisk, isFull } from '../../base/full-disk.ts'
import { StartRefusal } from '../../base/start-refusal.ts'
import { companyFiles } from './export-company.ts'
import type { CompanyFiles } from './export-uploads.ts'
import { knownPlaces } from './places.ts'
import { README } from './readme.ts'

/**
 * Writes all content of the desk into a folder, all of it or nothing, and removes what an earlier export left
 * there. Files that no export makes stay, such as those of git.
 * @returns how many files there are.
 * @throws {StartRefusal} when the folder has something else in it, or cannot be written.
 */
export async function exportCompany(payload: Payload, folder: string): Promise<number> {
  const present = await readdir(folder).catch(() => [])
  const isFree = present.every((name) => name.startsWith('.')) || (await isExport(folder))
  if (!isFree) {
    throw new StartRefusal({
      en: `${folder} has other files in it. Name an empty folder, or that of an earlier export.`,
      ja: `${folder} にはほかのファイルがあります。空のフォルダーか、前に書き出したフォルダーを指定してください。`,
    })
  }
  const files = await companyFiles(payload)
  if (files.size === 1) {
    throw new StartRefusal({
      en: 'The desk has no content yet. Nothing was written.',
      ja: '管理画面にはまだ内容がありません。何も書き出していません。',
    })
  }
  await writeAll(folder, files).catch((error: unknown) => refuseToWrite(folder, error))
  const { isOurs, folders } = knownPlaces(payload)
  for (const place of ['', ...folders]) {
    for (const name of await readdir(join(folder, place)).catch(() => [])) {
      const file = place ? `${place}/${name}` : name
      if (isOurs(file) && !files.has(file)) await rm(join(folder, file))
    }
  }
  return files.size
}

/** Where files are until all are written; a hidden name, which an import passes over. */
const UNFINISHED = '.export-unfinished'

async function writeAll(folder: string, files: CompanyFiles): Promise<void> {
  const unfinished = join(folder, UNFINISHED)
  try {
    await rm(unfinished, { recursive: true, force: true })
    for (const [file, make] of files) await writeDurably(join(unfinished, file), await make())
    for (const file of files.keys()) {
      makeFolder(dirname(join(folder, file)))
      await rename(join(unfinished, file), join(folder, file))
    }
  } finally {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
  }
}

/**
 * Explains an error of the system; any other is a bug of ours.
 * @throws {StartRefusal}
 */
export function refuseToWrite(folder: string, error: unknown): never {
  if (isFull(error)) throw new StartRefusal(fullDisk(folder), { cause: error })
  if (!(error instanceof Error && 'syscall' in error)) throw error
  throw new StartRefusal(
    {
      en: `${folder} cannot be written (${error.message}). Name a folder that you may write to.`,
      ja: `${folder} に書き込めません（${error.message}）。書き込めるフォルダーを指定してください。`,
    },
    { cause: error },
  )
}

const FIRST_LINE = README.slice(0, README.indexOf('\n'))

async function isExport(folder: string): Promise<boolean> {
  const file = await open(join(folder, 'README.md')).catch(() => null)
  if (!file) return false
  await using _closed = file
  const start = Buffer.alloc(Buffer.byteLength(FIRST_LINE))
  await file.read(start)
  return start.toString() === FIRST_LINE
}
