import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { ROOT } from '../scripts/environment.ts'
import { holdSocket } from '../site/server/testing/held-socket.ts'
import { startLoad } from '../site/server/testing/steady-load.ts'
import { atMost, type Figure } from './figure.ts'

const RESTARTS = 20
const TOKEN = 'restarts-restarts-restarts-restarts'

/** All enquiries come from one visitor. */
const NO_LIMITS = { ENQUIRY_LIMIT_PER_MINUTE: '100000', ENQUIRY_LIMIT_PER_HOUR: '100000' }

const UNIT = join(ROOT, 'deploy/systemd/noren-site.service')

/** What systemd gives Node, from the shipped unit. */
async function program(): Promise<string[]> {
  const [, command] = /^ExecStart=\/usr\/bin\/node (.+)$/m.exec(await readFile(UNIT, 'utf8')) ?? []
  if (!command) throw new Error(`${UNIT} starts no Node`)
  return command.split(' ').map((word) => (word.startsWith('-') ? word : join(ROOT, word)))
}

/** The built SITE restarts twenty times on a held socket while three hundred requests a second arrive. */
export async function restarts(): Promise<Figure[]> {
  await using data = await temporaryFolder()
  const env = { ...NO_LIMITS, DATA_DIR: data.path, INTERNAL_TOKEN: TOKEN }
  await using held = await holdSocket(await program(), env)
  const headers = { Authorization: `Bearer ${TOKEN}` }
  const health = () => fetch(`http://127.0.0.1:${held.port}/healthz?verbose`, { headers })
  await health()
  const load = startLoad(held.port)
  for (let restart = 0; restart < RESTARTS; restart++) {
    await held.restart()
    await health()
  }
  const { asked, sent, failures } = await load.stop()
  const { deliveries } = await (await health()).json()
  const lost = sent - Number(deliveries['inbox pending'])
  const requests = asked.toLocaleString('en')
  for (const failure of failures.slice(0, 5)) console.error(`  ${failure}`)
  return [
    atMost(`${RESTARTS} restarts: failed of ${requests} requests`, failures.length, 0, ''),
    atMost(`… enquiries lost of ${sent.toLocaleString('en')}`, Math.abs(lost), 0, ''),
  ]
}
