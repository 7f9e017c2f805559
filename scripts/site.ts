import { build } from './build.ts'
import { loadEnvironment } from './environment.ts'
import { startSite } from './services.ts'
import { supervise } from './supervise.ts'

/** `npm run site`: the public site alone, from a build. */
await supervise(async ({ stopping, keep }) => {
  const { sitePort, dataDir } = loadEnvironment()
  await build('site', stopping)
  if (await keep(startSite(dataDir)).answers)
    console.log(`The site is at http://localhost:${sitePort}/ (Japanese: /ja)`)
})
