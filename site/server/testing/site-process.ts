import { NO_LIMITS } from './enquiry.ts'
import { runSite } from './running-site.ts'

/** A site in a process of its own, for tests that kill it: writes its port, then runs on. */
const [, , dataDir = ''] = process.argv
const site = await runSite({ dataDir, env: NO_LIMITS })
process.stdout.write(`${site.port}\n`)
