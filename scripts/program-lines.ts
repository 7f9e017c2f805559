import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '@noren/kit/disk/make-folder'
import { harmless } from '@noren/kit/process/log'

/** A log of this size is put aside at the next start, in place of the one put aside before. */
const FULL_BYTES = 5_000_000

/**
 * What is shown of the lines a program prints, for people at a terminal. Its sentences are; its lines of JSON
 * go to the file `logs/<program>.log` in the data folder, and those that warn are shown as a sentence as well.
 * @param name at the beginning of such a sentence
 */
export function programLines(
  name: string,
  program: string,
  dataDir: string,
): (line: string) => void {
  const folder = join(dataDir, 'logs')
  const file = join(folder, `${program}.log`)
  return (line) => {
    const entry = readEntry(line)
    if (entry === null) {
      console.log(line)
      return
    }
    try {
      makeFolder(folder, 0o700)
      putAside(file)
      appendFileSync(file, `${line}\n`, { mode: 0o600 })
    } catch {
      // Nothing is lost where the file cannot be written.
      console.error(line)
      return
    }
    if (entry.level === 'info') return
    const more = entry.level === 'error' ? ` (more in ${file})` : ''
    console.error(`${name}: ${harmless(entry.words)}${more}`)
  }
}

type Entry = { level: string; words: string }

/** `null` for what is no line of our log. */
function readEntry(line: string): Entry | null {
  if (!line.startsWith('{"time":')) return null
  try {
    const { level, event, text, error, reason }: Record<string, unknown> = JSON.parse(line)
    const said = [event === 'printed' ? text : event, error ?? reason]
    const words = said.filter((each) => typeof each === 'string' && each !== '')
    return typeof level === 'string' && words.length > 0 ? { level, words: words.join(': ') } : null
  } catch {
    return null
  }
}

function putAside(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size > FULL_BYTES) renameSync(file, `${file}.old`)
}
