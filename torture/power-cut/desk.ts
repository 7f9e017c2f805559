import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { readObject } from '@noren/contract/json'
import sharp from 'sharp'
import { type Desk, fillDesk, startDesk } from '../../bench/support/desk.ts'
import { NO_SITE } from '../../e2e/support/cms.ts'
import { upload } from '../support/upload.ts'
import { startDisk } from './disk.ts'

/** How long staff save at most before the power goes, in ms. */
const LONGEST_MS = 2000

/** What the desk had answered, and what was gone after a cut. */
export type Saves = {
  saved: number
  /** How often the last answered save was gone. */
  gone: number
  photos: number
  /** Photos that were missing or not whole. */
  torn: number
}

/** What staff have seen of a photo: its document, and a hash of its bytes. */
type Photo = { path: string; sha256: string }

/** The power goes again and again while staff save at the built desk, on SQLite; then it starts again. */
export async function cutWhileStaffSave(
  cuts: number,
  { ignoresSync = false } = {},
): Promise<Saves> {
  await using disk = await startDisk({ ignoresSync })
  const password = await fillDesk(disk.folder, 0)
  const start = (): Promise<Desk> => startDesk(disk.folder, NO_SITE, password, disk.env)
  const saves: Saves = { saved: 0, gone: 0, photos: 0, torn: 0 }
  let desk = await start()
  for (let cut = 0; cut < cuts; cut++) {
    const first = Promise.withResolvers<void>()
    const [{ last, photos }] = await Promise.all([
      saveOn(desk, saves.saved, first.resolve),
      first.promise.then(() => killSoon(desk)),
    ])
    disk.cut()
    desk = await start()
    saves.saved = last
    saves.photos += photos.length
    // The one on its way may be there, too.
    if ((await savedNumber(desk)) < last) saves.gone++
    for (const { path, sha256 } of photos) if ((await hashOf(desk, path)) !== sha256) saves.torn++
  }
  await desk.kill()
  return saves
}

async function killSoon(desk: Desk): Promise<void> {
  await wait(Math.random() * LONGEST_MS)
  await desk.kill()
}

/** Saves numbered titles, and after each a photo, until the desk no longer answers. @returns what was answered */
async function saveOn(
  desk: Desk,
  from: number,
  began: () => void,
): Promise<{ last: number; photos: Photo[] }> {
  const photos: Photo[] = []
  let last = from
  try {
    for (;;) {
      const change = { title: `Save ${last + 1}`, _status: 'published' }
      await desk.ask('/api/globals/cta?locale=en', change)
      last++
      const { doc } = readObject(await upload(desk, await photo(), `${last}`))
      // Its address has the port of this start.
      const path = new URL(String(readObject(doc).url), desk.origin).pathname
      photos.push({ path, sha256: await hashOf(desk, path) })
      began()
    }
  } catch (error) {
    // What the desk refuses is an error of another kind than that it is gone.
    if (!(error instanceof TypeError)) throw error
    return { last, photos }
  }
}

/** No two are the same. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: 320, height: 240, channels: 3, background: '#888', noise } as const
  return await sharp({ create }).jpeg().toBuffer()
}

/** Of the bytes that the desk answers, whatever they are. */
async function hashOf({ origin, token }: Desk, path: string): Promise<string> {
  const headers = { Authorization: `JWT ${token}` }
  const bytes = await (await fetch(origin + path, { headers })).bytes()
  return createHash('sha256').update(bytes).digest('hex')
}

async function savedNumber(desk: Desk): Promise<number> {
  const { title } = readObject(await desk.ask('/api/globals/cta?locale=en'))
  return Number(/^Save (\d+)$/.exec(String(title))?.[1] ?? 0)
}
