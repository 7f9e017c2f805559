import { build } from './build.ts'
import { loadEnvironment } from './environment.ts'
import { answers } from './service.ts'
import { startSite } from './services.ts'
import { supervise } from './supervise.ts'

/** `npm run site`: the public site alone, from a build. */
await supervise(async ({ stopping, keep }) => {
  const { sitePort } = loadEnvironment()
  await build('site', stopping)
  const site = keep(startSite())
  if (await answers(`http://127.0.0.1:${sitePort}/healthz`, site))
    console.log(`The site is at http://localhost:${sitePort}/ (Japanese: /ja)`)
})
