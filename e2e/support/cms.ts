import { join } from 'node:path'
import { CMS_ENVIRONMENT } from '../../scripts/services.ts'
import { freePort } from '../../scripts/testing/ports.ts'
import { ROOT } from './folders.ts'
import { type Program, startProgram } from './program.ts'

/** A running CMS. */
export type Cms = Program & { origin: string; port: number }

/** No process listens there: for a CMS whose test needs no site. */
export const NO_SITE = 'http://127.0.0.1:9'

/** Starts the built CMS of a checkout beside a SITE with the same data folder. */
export async function startCms(
  dataDir: string,
  siteOrigin: string,
  env: Record<string, string> = {},
  root = ROOT,
): Promise<Cms> {
  const port = Number(env.CMS_PORT ?? (await freePort()))
  const program = await startProgram({
    is: 'desk',
    command: [process.execPath, join(root, 'cms/server/start.mjs')],
    cwd: join(root, 'cms'),
    env: {
      ...CMS_ENVIRONMENT,
      DATA_DIR: dataDir,
      CMS_PORT: String(port),
      SITE_URL: siteOrigin,
      ...env,
    },
    url: `http://127.0.0.1:${port}/admin`,
  })
  return { ...program, port, origin: `http://localhost:${port}` }
}
