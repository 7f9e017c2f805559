import { build } from '../scripts/build.ts'
import { needChromium } from '../scripts/test-machine.ts'
import { lighthouseFaults } from './seo/lighthouse.ts'
import { debuggedBrowser } from './support/debugged-browser.ts'
import { temporaryFolder } from './support/folders.ts'
import { PAGES } from './support/pages.ts'
import { startSite } from './support/site.ts'

/**
 * `npm run lighthouse`: access, best practices and search on every page in both languages; ends with
 * exit code 1 unless all are at 100.
 */
await needChromium()
await build('site')
await using data = await temporaryFolder()
const site = await startSite(data.path)
await using browser = await debuggedBrowser()
let faulty = 0
for (const { path } of PAGES) {
  const faults = await lighthouseFaults(site.origin + path, browser)
  if (faults.length > 0) faulty++
  console.log(`${faults.length > 0 ? 'FAULTS' : '100   '} ${path}`)
  for (const fault of faults) console.log(`       ${fault}`)
}
await site.stop()
console.log(`${PAGES.length - faulty} of ${PAGES.length} pages at 100 / 100 / 100`)
process.exitCode = faulty > 0 ? 1 : 0
