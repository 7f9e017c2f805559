import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import { WAITS } from '../waits.ts'
import { NO_LIMITS } from './enquiry.ts'
import { runSite } from './running-site.ts'

/**
 * A site in a separate process, for tests that kill it or end it as an operator does: writes its port,
 * then runs until it is stopped. Mail and spool settings come from the environment; each line on stdin
 * moves its clock ahead by so many ms.
 */
const [, , dataDir = ''] = process.argv
const { SMTP_URL = '', ENQUIRY_TO = '', ENQUIRY_FROM = '', SPOOL_URL = '' } = process.env
let ahead = 0
const site = await runSite({
  dataDir,
  env: { ...NO_LIMITS, SMTP_URL, ENQUIRY_TO, ENQUIRY_FROM, SPOOL_URL },
  waits: { idle: WAITS.idle },
  now: () => Date.now() + ahead,
})
// Now, since a killed process keeps nothing for the next.
flushCompileCache()
process.stdout.write(`port ${site.port}\n`)
createInterface(process.stdin).on('line', (ms) => {
  ahead += Number(ms)
})
process.once('SIGTERM', () => void site.stop().then(() => process.exit(0)))
