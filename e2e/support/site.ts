import { join } from 'node:path'
import { ROOT } from './folders.ts'
import { freePort, type Program, startProgram } from './program.ts'

/** A running SITE. */
export type Site = Program & { origin: string; port: number }

/** Starts the built SITE on a free port (or the one given) with its data in `dataDir`. */
export async function startSite(dataDir: string, env: Record<string, string> = {}): Promise<Site> {
  const port = Number(env.PORT ?? (await freePort()))
  const program = await startProgram({
    entry: join(ROOT, 'site/dist/main.js'),
    cwd: ROOT,
    env: { DATA_DIR: dataDir, PORT: String(port), ...env },
    url: `http://127.0.0.1:${port}/healthz`,
  })
  return { ...program, port, origin: `http://localhost:${port}` }
}
