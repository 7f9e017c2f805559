import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSnapshot, type Snapshot } from '@noren/contract/snapshot'
import { ROOT } from '../../scripts/environment.ts'

/** The published folder of the demo company. */
export const DEMO = join(ROOT, 'demo/published')

/** The demo company's content, to be changed. @param folder where it is published */
export function demoSnapshot(folder = DEMO): Snapshot {
  const current = readFileSync(join(folder, 'current'), 'utf8').trim()
  return parseSnapshot(readFileSync(join(folder, current), 'utf8'))
}
