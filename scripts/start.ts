import { build } from './build.ts'
import { loadDemoOnce } from './demo.ts'
import { loadEnvironment, needFreePort, needWritable } from './environment.ts'
import { install } from './install.mjs'
import { startCms, startSite } from './services.ts'
import { type Supervision, supervise } from './supervise.ts'

/** `npm start`: the site first, as early as it can answer, then the CMS beside it. */
await supervise(async (supervision) => {
  const { sitePort, cmsPort, siteHost, dataDir } = loadEnvironment()
  needWritable(dataDir)
  await needFreePort('PORT', sitePort, siteHost)
  await needFreePort('CMS_PORT', cmsPort, '127.0.0.1')
  await build('site', supervision.stopping)
  const site = supervision.keep(startSite(dataDir))
  if (!(await site.answers)) return
  console.log(`The site is at http://localhost:${sitePort}/ (Japanese: /ja)`)
  await addCms(dataDir, cmsPort, supervision).catch((error: Error) => {
    if (supervision.stopping.aborted) return
    console.error(`${error.message}\nThe CMS could not start. The site keeps running without it.`)
  })
})

async function addCms(dataDir: string, port: number, { stopping, keep }: Supervision) {
  await install('all', stopping)
  await build('cms', stopping)
  await loadDemoOnce(dataDir, stopping)
  if (!(await keep(startCms(dataDir)).answers)) throw new Error('The CMS ended.')
  console.log(`The CMS is at http://localhost:${port}/admin\nCtrl-C stops both.`)
}
