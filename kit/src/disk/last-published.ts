import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJsonOnce, readNumber, readObject, readOptionalText } from '@noren/contract/json'
import { writeDurably } from './durable-file.ts'

/** File of the data folder, and of a company's files, with what was published last. */
export const LAST_PUBLISHED = 'last-published.json'

/** The highest number that any snapshot may have, and the short id of the desk printed sheets name. */
export type LastPublished = {
  seq: number
  /** Missing of the demo: another company's copy of it is another installation. */
  installation?: string
}

/** `null` when nothing was published yet. */
export async function readLastPublished(folder: string): Promise<LastPublished | null> {
  const text = await readFile(join(folder, LAST_PUBLISHED), 'utf8').catch(() => '')
  const { seq, installation } = readObject(parseJsonOnce(text))
  const number = readNumber(seq)
  const id = readOptionalText(installation)
  if (number === undefined || !Number.isSafeInteger(number) || number < 1) return null
  return { seq: number, ...(id && { installation: id }) }
}

/** The file's bytes. */
export function lastPublishedText(last: LastPublished): string {
  return `${JSON.stringify(last, null, 2)}\n`
}

export async function keepLastPublished(folder: string, last: LastPublished): Promise<void> {
  await writeDurably(join(folder, LAST_PUBLISHED), lastPublishedText(last))
}
