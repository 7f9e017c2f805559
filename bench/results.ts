import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../scripts/environment.ts'
import { type Machine, machine } from './machine.ts'
import type { Row } from './row.ts'

const RESULTS = join(ROOT, 'bench/results')

/** What one scenario found, when and on what. */
export type Result = { scenario: string; date: string; machine: Machine; rows: Row[] }

/** Stores the newest result of a scenario, with date and machine; older ones are in the history of the file. */
export function writeResult(scenario: string, found: object): void {
  const result = { scenario, date: new Date().toISOString(), machine: machine(), ...found }
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(fileOf(scenario), `${JSON.stringify(result, null, 2)}\n`)
}

/** The newest result of a scenario, or `null` before the first. */
export function readResult(scenario: string): Result | null {
  const file = fileOf(scenario)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function fileOf(scenario: string): string {
  return join(RESULTS, `${scenario}.json`)
}
