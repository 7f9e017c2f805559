import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Snapshot, snapshotSchema } from '@noren/contract/snapshot'
import * as v from 'valibot'
import { ROOT } from '../../scripts/environment.ts'

/** The published folder of the demo company. */
export const DEMO = join(ROOT, 'demo/published')

/** The demo company's content, to be changed. */
export function demoSnapshot(): Snapshot {
  const current = readFileSync(join(DEMO, 'current'), 'utf8').trim()
  return v.parse(snapshotSchema, JSON.parse(readFileSync(join(DEMO, current), 'utf8')))
}
