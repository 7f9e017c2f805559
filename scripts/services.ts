import { join } from 'node:path'
import { ROOT } from './environment.ts'
import { type Service, startService } from './service.ts'

/** Starts SITE from its build. */
export function startSite(): Service {
  return startService([join(ROOT, 'site/dist/main.js')], ROOT)
}

/** Starts the CMS from its build. */
export function startCms(): Service {
  return startService([join(ROOT, 'cms/server/start.mjs')], join(ROOT, 'cms'))
}
