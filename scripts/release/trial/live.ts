import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clearAway } from '../../../e2e/support/cut-off.ts'
import { signIn } from '../../../e2e/support/desk-calls.ts'
import { sendEnquiry } from '../../../e2e/support/enquiries.ts'
import { makeFirstAccount } from '../../../e2e/support/first-account.ts'
import { type House, startHouse } from './house.ts'

/**
 * What an installation of a release lives through, in the order of the guide: it is begun, upgraded and led back.
 * `node live.ts <unpacked release> <empty folder>`; fails with the first thing that is not so.
 */
const [release = '', folder = ''] = process.argv.slice(2)
const dataDir = join(folder, 'data')

try {
  await live()
} finally {
  await clearAway()
}

async function live(): Promise<void> {
  const house = await startHouse(release, dataDir)
  await makeFirstAccount(house.cms)
  const staff = await signIn(house.cms)
  const reaches = async (messages: string[]) => {
    for (let seconds = 0; seconds < 30; seconds += 0.2) {
      if ((await staff.inbox(house.cms)).length === messages.length) break
      await wait(200)
    }
    assert.deepEqual(await staff.inbox(house.cms), messages)
  }
  await enquire(house, 'The first')
  await reaches(['The first'])
  await house.stop()
}

async function enquire({ site }: House, message: string): Promise<void> {
  assert.equal((await sendEnquiry(site, message)).status, 201)
}
