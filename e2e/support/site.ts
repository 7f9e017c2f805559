import { join } from 'node:path'
import { freePort } from '../../scripts/testing/ports.ts'
import { ROOT } from './folders.ts'
import { type Program, startProgram } from './program.ts'

/** A running SITE. */
export type Site = Program & { origin: string; port: number }

/** Starts the built SITE of a checkout on a free port (or a given one) with its data in `dataDir`. */
export async function startSite(
  dataDir: string,
  env: Record<string, string> = {},
  root = ROOT,
): Promise<Site> {
  const port = Number(env.PORT ?? (await freePort()))
  const program = await startProgram({
    is: 'site',
    command: [process.execPath, join(root, 'site/dist/main.js')],
    cwd: root,
    env: { DATA_DIR: dataDir, PORT: String(port), ...env },
    url: `http://127.0.0.1:${port}/healthz`,
  })
  return { ...program, port, origin: `http://localhost:${port}` }
}
