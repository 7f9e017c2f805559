import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { readObject, readText } from '@noren/contract/json'
import { parseSnapshot } from '@noren/contract/snapshot'
import { POINTER } from '@noren/kit/disk/publish-snapshot'
import { temporaryFolder } from '../../e2e/support/folders.ts'
import { startSite } from '../../e2e/support/site.ts'
import { healthOf } from '../support/site-health.ts'
import { type Disk, startDisk } from './disk.ts'

/** How long is published at most before the power goes, in ms. */
const LONGEST_MS = 500
const TOKEN = 'power-cut-power-cut-power-cut-power-cut'
const PUBLISHER = join(import.meta.dirname, 'publish-on.ts')

/** What was found after the cuts. */
export type Shown = {
  published: number
  /** How often the site showed an older snapshot than was published. */
  older: number
  /** How often a picture of what it showed was missing or not whole. */
  torn: number
}

/** The power goes again and again while a desk publishes; after each cut the built SITE starts on what is there. */
export async function cutWhilePublishing(
  cuts: number,
  { ignoresSync = false } = {},
): Promise<Shown> {
  await using disk = await startDisk({ ignoresSync })
  const shown: Shown = { published: 0, older: 0, torn: 0 }
  let last = 0
  for (let cut = 0; cut < cuts; cut++) {
    const numbers = await publishUntilCut(disk)
    shown.published += numbers.length
    last = Math.max(last, ...numbers)
    if (last === 0) continue
    const folder = join(disk.folder, 'published')
    if ((await numberOnSite(folder)) < last) shown.older++
    if (!isPictureWhole(folder)) shown.torn++
  }
  return shown
}

/** @returns the numbers that were published before the power went */
async function publishUntilCut(disk: Disk): Promise<number[]> {
  const env = { ...process.env, ...disk.env }
  const publisher = spawn(process.execPath, [PUBLISHER, disk.folder], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(publisher, 'close')
  const numbers: number[] = []
  const lines = createInterface({ input: publisher.stdout })
  lines.on('line', (line) => numbers.push(Number(line)))
  await Promise.race([once(lines, 'line'), ended])
  await wait(Math.random() * LONGEST_MS)
  publisher.kill('SIGKILL')
  await ended
  disk.cut()
  return numbers
}

/** @returns 0 when it shows nothing that was published */
async function numberOnSite(folder: string): Promise<number> {
  await using data = await temporaryFolder()
  const site = await startSite(data.path, { CONTENT_DIR: folder, INTERNAL_TOKEN: TOKEN })
  const { content } = await healthOf(site.origin, TOKEN)
  await site.kill()
  return content.file === null ? 0 : content.seq
}

/** Whether the picture of the published snapshot has the bytes it is named by. */
function isPictureWhole(folder: string): boolean {
  try {
    const file = readFileSync(join(folder, POINTER), 'utf8').trim()
    const { content } = parseSnapshot(readFileSync(join(folder, file), 'utf8'))
    const image = readText(readObject(content.solutions?.[0]).image)
    const hash = createHash('sha256')
      .update(readFileSync(join(folder, image)))
      .digest('hex')
    return image.includes(hash.slice(0, 20))
  } catch {
    return false
  }
}
