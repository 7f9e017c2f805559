import { join } from 'node:path'
import type { Cms } from '../../../e2e/support/cms.ts'
import { startProgram } from '../../../e2e/support/program.ts'
import type { Site } from '../../../e2e/support/site.ts'
import { freePort } from '../../testing/ports.ts'

/** Both programs of an installation. */
export type House = { site: Site; cms: Cms; stop: () => Promise<void> }

/** Starts both programs of an unpacked release by its own command, and waits until they answer. */
export async function startHouse(release: string, dataDir: string): Promise<House> {
  const noren = join(release, 'bin/noren')
  const port = await freePort()
  const cmsPort = await freePort()
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    SITE_URL: `http://127.0.0.1:${port}`,
  }
  const start = (part: 'site' | 'cms', url: string) =>
    startProgram({
      is: part === 'site' ? part : 'desk',
      command: [noren, part],
      cwd: '/',
      env,
      url,
    })
  const site = await start('site', `http://127.0.0.1:${port}/healthz`)
  const cms = await start('cms', `http://127.0.0.1:${cmsPort}/admin`)
  return {
    site: { ...site, port, origin: `http://localhost:${port}` },
    cms: { ...cms, port: cmsPort, origin: `http://localhost:${cmsPort}` },
    stop: async () => {
      await Promise.all([site.stop(), cms.stop()])
    },
  }
}
