import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_DATA, ROOT } from './folders.ts'

/** Loads the demo company into an empty CMS once; every house starts from a copy of its folder. */
export default function loadDemoData(): void {
  rmSync(DEMO_DATA, { recursive: true, force: true })
  mkdirSync(DEMO_DATA, { recursive: true })
  execFileSync(process.execPath, ['commands/demo.ts', 'load'], {
    cwd: join(ROOT, 'cms'),
    env: { ...process.env, DATA_DIR: DEMO_DATA },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (!existsSync(join(DEMO_DATA, 'cms.db'))) throw new Error('The demo was not loaded')
}
