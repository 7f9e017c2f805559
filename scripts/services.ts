import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './environment.ts'
import { programLines } from './program-lines.ts'
import { type Service, startService } from './service.ts'

/** What `npm start -w site` gives to Node, in the folder `site`: its flags and the built program. */
export function siteArguments(root = ROOT): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'site/package.json'), 'utf8'))
  const [, ...args] = String(scripts.start).split(' ')
  return args
}

/** Starts SITE from its build. */
export function startSite(dataDir: string): Service {
  return startService({
    name: 'The site',
    nodeArguments: siteArguments(),
    cwd: join(ROOT, 'site'),
    show: programLines('Site', 'site', dataDir),
  })
}

/** What the CMS is started with, so that memory goes back to the system (deploy/README.md). */
export const CMS_ENVIRONMENT = { MALLOC_TRIM_THRESHOLD_: '131072' }

/** Starts the CMS from its build. */
export function startCms(dataDir: string): Service {
  return startService({
    name: 'The CMS',
    nodeArguments: [join(ROOT, 'cms/server/start.mjs')],
    cwd: join(ROOT, 'cms'),
    env: CMS_ENVIRONMENT,
    show: programLines('CMS', 'cms', dataDir),
  })
}
