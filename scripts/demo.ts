import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { quietly } from './quietly.ts'

/** Fills a new CMS with the demo company, so that no one starts on empty pages. */
export async function loadDemoOnce(dataDir: string, signal: AbortSignal): Promise<void> {
  if (process.env.DATABASE_URL || existsSync(join(dataDir, 'cms.db'))) return
  await quietly('Loading the demo company into the CMS', 'cms', 'demo', { signal })
}
