import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/environment.ts'
import type { Survivor, Tried } from './report.ts'

const FILE = join(ROOT, 'bench/results/mutation.json')

type Score = {
  /** In per cent. */
  score: number
  atLeast: number
  seconds: number
}

/** Keeps the newest score of a room beside those of the others, with the changes that no test noticed. */
export function writeScore(
  room: string,
  { noticed, survivors, untested, ...score }: Tried & Score,
) {
  const before = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const counted = {
    date: new Date().toISOString(),
    ...score,
    noticed,
    survived: survivors.length,
    untested: untested.length,
    survivors: byFile(survivors),
  }
  const rooms = Object.entries({ ...before, [room]: counted })
  const sorted = Object.fromEntries(rooms.toSorted(([a], [b]) => a.localeCompare(b)))
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`)
}

function byFile(survivors: readonly Survivor[]): Record<string, string[]> {
  const files = Map.groupBy(survivors, ({ file }) => file)
  return Object.fromEntries(
    [...files].map(([file, own]) => [file, own.map(({ was, became }) => `${was} → ${became}`)]),
  )
}
