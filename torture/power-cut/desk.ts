import { setTimeout as wait } from 'node:timers/promises'
import { readObject } from '@noren/contract/json'
import { type Desk, fillDesk, startDesk } from '../../bench/support/desk.ts'
import { NO_SITE } from '../../e2e/support/cms.ts'
import { startDisk } from './disk.ts'

/** How long staff save at most before the power goes, in ms. */
const LONGEST_MS = 2000

/** How many saves the desk has answered, and how often the last one was gone after a cut. */
export type Saves = { answered: number; gone: number }

/** The power goes again and again while staff save at the built desk, on SQLite; then it starts again. */
export async function cutWhileStaffSave(
  cuts: number,
  { ignoresSync = false } = {},
): Promise<Saves> {
  await using disk = await startDisk({ ignoresSync })
  const password = await fillDesk(disk.folder, 0)
  const start = (): Promise<Desk> => startDesk(disk.folder, NO_SITE, password, disk.env)
  const saves: Saves = { answered: 0, gone: 0 }
  let desk = await start()
  for (let cut = 0; cut < cuts; cut++) {
    const saving = saveOn(desk, saves.answered)
    await wait(Math.random() * LONGEST_MS)
    await desk.kill()
    disk.cut()
    saves.answered = await saving
    desk = await start()
    // The one on its way may be there, too.
    if ((await savedNumber(desk)) < saves.answered) saves.gone++
  }
  await desk.kill()
  return saves
}

/** Saves numbered titles, one after the other, until the desk no longer answers. @returns the last answered */
async function saveOn(desk: Desk, from: number): Promise<number> {
  for (let number = from; ; number++) {
    const change = { title: `Save ${number + 1}`, _status: 'published' }
    const answer = await desk.ask('/api/globals/cta?locale=en', change).catch(() => null)
    if (answer === null) return number
  }
}

async function savedNumber(desk: Desk): Promise<number> {
  const { title } = readObject(await desk.ask('/api/globals/cta?locale=en'))
  return Number(/^Save (\d+)$/.exec(String(title))?.[1] ?? 0)
}
