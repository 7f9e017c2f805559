import { join } from 'node:path'
import { build, forgetBuild } from './build.ts'
import { loadDemoOnce } from './demo.ts'
import { loadEnvironment, needFreePort, needWritable, ROOT } from './environment.ts'
import { startService } from './service.ts'
import { supervise } from './supervise.ts'

/**
 * `npm run dev`: both parts with reload. SITE renders from its bundles, as in production: a change
 * of the pages rebuilds them, and a new bundle or a change of the server restarts it. The CMS starts again
 * after every change.
 */
await supervise(async ({ stopping, keep }) => {
  const { sitePort, cmsPort, siteHost, dataDir } = loadEnvironment()
  needWritable(dataDir)
  await needFreePort('PORT', sitePort, siteHost)
  await needFreePort('CMS_PORT', cmsPort, '127.0.0.1')
  await build('site', stopping)
  forgetBuild('site')
  await loadDemoOnce(dataDir, stopping)
  const site = join(ROOT, 'site')
  const restarted = [
    ...restartedWith('dist/server', 'dist/client/assets', 'server'),
    'server/main.ts',
  ]
  keep(startService({ name: 'The site', nodeArguments: restarted, cwd: site }))
  const bundle = [
    join(ROOT, 'node_modules/vite/bin/vite.js'),
    'build',
    '--watch',
    '--logLevel=warn',
  ]
  keep(startService({ name: 'The build of the browser’s files', nodeArguments: bundle, cwd: site }))
  const ssr = [...bundle, '--ssr']
  keep(startService({ name: 'The build of the pages', nodeArguments: ssr, cwd: site }))
  const desk = [...restartedWith('server', 'src'), 'server/start.mjs', '--dev']
  keep(startService({ name: 'The CMS', nodeArguments: desk, cwd: join(ROOT, 'cms') }))
  console.log(
    `The site is at http://localhost:${sitePort}/, the CMS at http://localhost:${cmsPort}/admin`,
  )
})

/** What makes Node start a program again when something in these folders changes, or in what all programs share. */
function restartedWith(...folders: string[]): string[] {
  const watched = [...folders, '../contract/src', '../kit/src'].map(
    (each) => `--watch-path=${each}`,
  )
  return ['--watch', '--watch-preserve-output', ...watched]
}
