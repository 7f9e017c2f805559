import { freePort } from '../../e2e/support/program.ts'
import { ROOT } from '../../scripts/environment.ts'
import { type Command, type Server, startServer } from './server.ts'

/** How to start the built SITE; its data goes into `dataDir`. */
export function siteCommand(port: number, dataDir: string, root = ROOT): Command {
  return {
    command: process.execPath,
    args: ['--disable-proto=throw', 'site/dist/main.js'],
    cwd: root,
    env: { PORT: String(port), DATA_DIR: dataDir },
  }
}

/** Starts the built SITE on a free port. */
export async function startSite(dataDir: string): Promise<Server> {
  const port = await freePort()
  return startServer(siteCommand(port, dataDir), port)
}
