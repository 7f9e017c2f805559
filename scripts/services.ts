import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './environment.ts'
import { type Service, startService } from './service.ts'

const SITE = join(ROOT, 'site')

/** What `npm start -w site` gives to Node, in the folder `site`: its flags and the built program. */
export function siteArguments(root = ROOT): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'site/package.json'), 'utf8'))
  const [, ...args] = String(scripts.start).split(' ')
  return args
}

/** Starts SITE from its build. */
export function startSite(): Service {
  return startService(siteArguments(), SITE)
}

/** Starts the CMS from its build. */
export function startCms(): Service {
  return startService([join(ROOT, 'cms/server/start.mjs')], join(ROOT, 'cms'))
}
