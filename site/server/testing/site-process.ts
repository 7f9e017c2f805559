import { NO_LIMITS } from './enquiry.ts'
import { runSite } from './running-site.ts'

/**
 * A site in a process of its own, for tests that kill it or end it as an operator does: writes its port, then runs on until it is
 * told to stop. Mail settings and those of the spool come from the environment.
 */
const [, , dataDir = ''] = process.argv
const { SMTP_URL = '', ENQUIRY_TO = '', ENQUIRY_FROM = '', SPOOL_URL = '' } = process.env
const site = await runSite({
  dataDir,
  env: { ...NO_LIMITS, SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM, SPOOL_URL },
  idleMs: 1000,
})
process.stdout.write(`port ${site.port}\n`)
process.once('SIGTERM', () => void site.stop().then(() => process.exit(0)))
