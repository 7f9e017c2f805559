import { killInTurn, startKillableSite } from '../support/killable-site.ts'
import { startWriters, storedIn } from '../support/writers.ts'
import { startDisk } from './disk.ts'

/** How long the site runs at most before the power goes, in ms. */
const LONGEST_MS = 1000
const TOKEN = 'power-cut-power-cut-power-cut-power-cut'

/** By their messages: the enquiries visitors were thanked for, and those that are stored after all cuts. */
export type Enquiries = { acknowledged: string[]; stored: string[] }

/**
 * The power goes again and again while visitors write to the built SITE.
 * @param ignoresSync whether the disk lies
 */
export async function cutWhileVisitorsWrite(
  cuts: number,
  { ignoresSync = false } = {},
): Promise<Enquiries> {
  await using disk = await startDisk({ ignoresSync })
  const site = await startKillableSite(disk.folder, TOKEN, disk.env)
  const kill = async (): Promise<void> => {
    await site.kill()
    disk.cut()
  }
  const writers = startWriters(site.origin)
  await writers.began
  await killInTurn([{ start: site.start, kill }], cuts, LONGEST_MS)
  const acknowledged = await writers.stop()
  await kill()
  // It makes its file where there is none, or brings it in order.
  await site.start()
  await site.kill()
  return { acknowledged, stored: storedIn(disk.folder) }
}
