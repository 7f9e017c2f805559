import { rm } from 'node:fs/promises'
import { readLastPublished } from '@noren/kit/disk/last-published'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../../base/database/transaction.ts'
import { fullDisk, isFull } from '../../base/full-disk.ts'
import { requestIn } from '../../base/requests/request-in.ts'
import { settings } from '../../base/settings.ts'
import { StartRefusal } from '../../base/start-refusal.ts'
import { ourNumbers } from '../../base/targets/our-numbers.ts'
import type { DeskLanguage } from '../../base/words.ts'
import { writtenIn } from '../../content/kinds/written.ts'
import { storedFiles } from '../../content/library/media/stored-uploads.ts'
import { contentsOf } from './contents.ts'
import type { Fault } from './fault.ts'
import { FAULTS } from './fault-words.ts'
import { judgeFolder } from './judge-folder.ts'
import { readFolder } from './read-folder.ts'
import { saveCompany } from './save-company.ts'

type Options = {
  payload: Payload
  folder: string
  /** The language in which the fields' own rules answer. */
  language: DeskLanguage
}

/**
 * Brings a company's files into an empty desk, with the same saves as an editor's, so that its hooks and rules
 * apply: all of them, or none.
 * @returns what is wrong; nothing when everything is in the desk.
 * @throws {StartRefusal} when the disk is full.
 */
export async function importCompany({ payload, folder, language }: Options): Promise<Fault[]> {
  const { lists, globals } = contentsOf(payload)
  const places = {
    collections: [...lists.map(({ slug }) => slug), ...UPLOADS],
    globals: globals.map(({ slug }) => slug),
  }
  if ((await writtenIn(payload, places)) !== 'nothing')
    return [{ file: '', at: '', words: FAULTS.filled }]
  const req = await requestIn(language, payload)
  const before = new Set(await storedFiles())
  try {
    await inTransaction(req, async () => {
      const faults = await importInto(req, folder)
      if (faults.length > 0) throw new NotAllOfIt(faults)
    })
  } catch (error) {
    await removeNew(before)
    if (isFull(error)) throw new StartRefusal(fullDisk(settings.dataDir), { cause: error })
    if (!(error instanceof NotAllOfIt)) throw error
    return error.faults
  }
  await continueNumbers(folder)
  return []
}

/** The desk publishes above what the company's last one did, and answers for the sheets that one printed. */
async function continueNumbers(folder: string): Promise<void> {
  const [theirs, ours] = await Promise.all([folder, settings.dataDir].map(readLastPublished))
  if (theirs) await ourNumbers.keep({ ...theirs, seq: Math.max(theirs.seq, ours?.seq ?? 0) })
}

/**
 * Brings them in as a part of a request's transaction, which is to be taken back when something is wrong.
 * @returns what is wrong.
 */
export async function importInto(req: PayloadRequest, folder: string): Promise<Fault[]> {
  const faults: Fault[] = []
  const found = await readFolder(req.payload, folder, faults)
  judgeFolder(req.payload, found, faults)
  if (faults.length === 0) await saveCompany(req, folder, found, faults)
  return faults
}

const UPLOADS = ['media', 'videos'] as const

/** Takes back what was saved before a fault. */
class NotAllOfIt extends Error {
  readonly faults: Fault[]
  constructor(faults: Fault[]) {
    super()
    this.faults = faults
  }
}

/** Removes the files of uploads that no transaction takes back. */
async function removeNew(before: ReadonlySet<string>): Promise<void> {
  for (const path of await storedFiles()) if (!before.has(path)) await rm(path)
}
