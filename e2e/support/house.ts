import { cp } from 'node:fs/promises'
import { DEMO_DATA, ROOT } from './folders.ts'
import { OWN_BROWSER } from './own-browser.ts'
import { type Programs, startPrograms } from './programs.ts'
import { type Staff, staffAt } from './staff.ts'

/** Both programs with the demo company, and a signed-in member of staff. */
export type House = Staff & Programs

/**
 * Starts both programs with the demo company in them, and its first staff account.
 * @param root the folder of the checkout that both are started from
 */
export async function startHouse(root = ROOT): Promise<House> {
  await using started = new AsyncDisposableStack()
  const programs = started.use(
    await startPrograms((data) => cp(DEMO_DATA, data, { recursive: true }), root),
  )
  const staff = started.use(staffAt(OWN_BROWSER, programs.cms.origin))
  const running = started.move()
  return {
    site: programs.site,
    get cms() {
      return programs.cms
    },
    mailbox: programs.mailbox,
    data: programs.data,
    restartCms: programs.restartCms,
    openDesk: staff.openDesk,
    calls: staff.calls,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}
