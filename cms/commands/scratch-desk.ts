import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Points this process at a temporary desk; must run before the settings are read. */
export async function useScratchDesk(): Promise<void> {
  process.env.DATA_DIR = await mkdtemp(join(tmpdir(), 'noren-demo-'))
  delete process.env.DATABASE_URL
}
