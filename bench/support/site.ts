import { join } from 'node:path'
import { ROOT } from '../../scripts/environment.ts'
import { siteArguments } from '../../scripts/services.ts'
import { freePort } from '../../scripts/testing/ports.ts'
import { type Command, type Server, startServer } from './server.ts'

/** How to start the built SITE, as `npm start -w site` does; its data goes into `dataDir`. */
export function siteCommand(port: number, dataDir: string, root = ROOT): Command {
  const env = { PORT: String(port), DATA_DIR: dataDir }
  return { command: process.execPath, args: siteArguments(root), cwd: join(root, 'site'), env }
}

/** Starts the built SITE on a free port. */
export async function startSite(dataDir: string): Promise<Server> {
  const port = await freePort()
  return startServer(siteCommand(port, dataDir), port)
}
