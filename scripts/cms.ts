import { build } from './build.ts'
import { loadDemoOnce } from './demo.ts'
import { loadEnvironment, needFreePort, needWritable } from './environment.ts'
import { startCms } from './services.ts'
import { supervise } from './supervise.ts'

/** `npm run cms`: the CMS alone, from a build. */
await supervise(async ({ stopping, keep }) => {
  const { cmsPort, dataDir } = loadEnvironment()
  needWritable(dataDir)
  await needFreePort('CMS_PORT', cmsPort, '127.0.0.1')
  await build('cms', stopping)
  await loadDemoOnce(dataDir, stopping)
  if (await keep(startCms(dataDir)).answers)
    console.log(`The CMS is at http://localhost:${cmsPort}/admin`)
})
