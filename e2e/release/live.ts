import assert from 'node:assert/strict'
import { cp, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/testing/ports.ts'
import { clearAway } from '../support/cut-off.ts'
import { type DeskCalls, signIn } from '../support/desk-calls.ts'
import { sendEnquiry } from '../support/enquiries.ts'
import { makeFirstAccount } from '../support/first-account.ts'
import { makeNextVersion, NEXT_MIGRATION } from '../support/next-version.ts'
import {
  dataOf,
  type Installation,
  migrate,
  noren,
  type Place,
  startInstallation,
} from './installation.ts'

/**
 * What an installation of a release lives through, in the order of the guide: it is begun, upgraded and led back.
 * `node live.ts <unpacked release> <empty folder>`; fails with the first thing that is not so.
 */
async function live(release: string, folder: string): Promise<void> {
  const place: Place = { folder, port: await freePort(), cmsPort: await freePort() }
  const next = join(folder, 'next')
  await makeNextVersion(next, release)
  await cp(join(release, 'bin'), join(next, 'bin'), { recursive: true })

  let running = await startInstallation(release, place)
  await makeFirstAccount(running.cms)
  const staff = await signIn(running.cms)
  await enquire(running, 'The first')
  await reaches(staff, running, ['The first'])

  // An upgrade: stop, new version, start. The question before it changes nothing.
  await noren(release, place, 'backup')
  await noren(release, place, 'verify')
  assert.match(await noren(next, place, 'upgrade-check'), new RegExp(`will run ${NEXT_MIGRATION}`))
  await running.stop()
  running = await startInstallation(release, place)
  await running.stop()
  await migrate(next, place)
  running = await startInstallation(next, place)
  await enquire(running, 'After the upgrade')
  await reaches(staff, running, ['The first', 'After the upgrade'])
  await running.stop()

  // The way back: the old version leaves newer data alone, and starts on the backup from before.
  await assert.rejects(startInstallation(release, place), /was changed by a newer program/)
  await clearAway()
  await rename(dataOf(place), join(folder, 'data-of-the-next-version'))
  await noren(release, place, 'restore')
  running = await startInstallation(release, place)
  await reaches(staff, running, ['The first'])
  await enquire(running, 'After the way back')
  await reaches(staff, running, ['The first', 'After the way back'])
  await running.stop()
}

async function enquire({ site }: Installation, message: string): Promise<void> {
  const { status, said } = await sendEnquiry(site, message)
  assert.equal(status, 201, `${said}\n${site.output()}`)
}

/** Waits up to half a minute until the inbox has these messages, and no others. */
async function reaches(staff: DeskCalls, { cms }: Installation, messages: string[]): Promise<void> {
  for (let tries = 0; tries < 150; tries++) {
    if ((await staff.inbox(cms)).length >= messages.length) break
    await wait(200)
  }
  assert.deepEqual(await staff.inbox(cms), messages)
}

try {
  const [release = '', folder = ''] = process.argv.slice(2)
  await live(release, folder)
} finally {
  await clearAway()
}
