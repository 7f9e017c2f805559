import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { freePort } from '../../e2e/support/program.ts'
import { ROOT } from '../../scripts/environment.ts'
import { type Command, type Server, startServer } from './server.ts'

const packageSchema = v.object({ scripts: v.object({ start: v.string() }) })

/** How to start the built SITE, as `npm start -w site` does; its data goes into `dataDir`. */
export function siteCommand(port: number, dataDir: string, root = ROOT): Command {
  const cwd = join(root, 'site')
  const { scripts } = v.parse(
    packageSchema,
    JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8')),
  )
  const [, ...args] = scripts.start.split(' ')
  const env = { PORT: String(port), DATA_DIR: dataDir }
  return { command: process.execPath, args, cwd, env }
}

/** Starts the built SITE on a free port. */
export async function startSite(dataDir: string): Promise<Server> {
  const port = await freePort()
  return startServer(siteCommand(port, dataDir), port)
}
