import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { INTERNAL_TOKEN_FILE, internalAuthorization } from '@noren/contract/enquiry/handover'
import sharp from 'sharp'
import { type Desk, fillDesk, startDesk } from '../bench/support/desk.ts'
import { NO_SITE } from '../e2e/support/cms.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { ROOT } from '../scripts/environment.ts'
import { atMost, type Figure } from './figure.ts'

const PICTURES = 20
const TABLES = 20
const DISHES = 150
const MINUTE_MS = 60_000
const REST_MINUTES = 10
/** What a rested desk may have after the work, in percent of what it had before. */
const GOAL_PERCENT = 125

/** A desk takes twenty photos of 12 megapixels and twenty menus, then rests: its memory must come back. */
export async function deskMemory(): Promise<Figure[]> {
  await using data = await temporaryFolder()
  const password = await fillDesk(data.path, TABLES)
  await using desk = await startDesk(data.path, NO_SITE, password)
  const token = (await readFile(join(data.path, INTERNAL_TOKEN_FILE), 'utf8')).trim()
  const resident = () => residentOf(desk, token)
  for (const path of ['/admin', '/admin/collections/restaurants', '/admin/collections/media'])
    await desk.screen(path)
  await wait(MINUTE_MS)
  const before = await resident()
  for (let number = 0; number < PICTURES; number++) await sendPicture(desk, number)
  for (let number = 0; number < TABLES; number++) await bringInMenu(desk, number)
  const after = await resident()
  await wait(REST_MINUTES * MINUTE_MS)
  const rested = await resident()
  const name = `after ${PICTURES} pictures and ${TABLES} tables ${after.toFixed(0)} MB, ${REST_MINUTES} minutes later ${rested.toFixed(0)} MB: of ${before.toFixed(0)} MB before`
  return [atMost(name, (100 * rested) / before, GOAL_PERCENT, '%')]
}

/** The memory of the desk's process, in MB. */
async function residentOf({ origin }: Desk, token: string): Promise<number> {
  const headers = { Authorization: internalAuthorization(token) }
  const text = await (await fetch(`${origin}/metrics`, { headers })).text()
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024
}

async function sendPicture(desk: Desk, number: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 100 + 5 * number, sigma: 60 } as const
  const create = { width: 504, height: 378, channels: 3, background: '#888', noise } as const
  const grain = await sharp({ create }).png().toBuffer()
  const photo = await sharp(grain).resize(4032, 3024).jpeg().toBuffer()
  const words = JSON.stringify({ altEn: `Picture ${number}`, altJa: `写真${number}` })
  await send(desk, '/api/media?depth=0', photo, `${number}.jpg`, words)
}

async function bringInMenu(desk: Desk, number: number): Promise<void> {
  const template = await readFile(join(ROOT, 'docs/desk/en/menus.csv'), 'utf8')
  const rows = Array.from(
    { length: DISHES },
    (_, dish) =>
      `House ${number},From the charcoal,炭火焼き,Dish ${dish},料理${dish},${900 + dish},A whole fish,丸ごと一尾,none`,
  )
  const table = Buffer.from([template.split('\n', 1)[0], ...rows].join('\n'))
  for (const path of ['/api/restaurants/bring-in', '/api/restaurants/bring-in?from=0'])
    await send(desk, path, table, 'menus.csv')
}

async function send(
  { origin, token }: Desk,
  path: string,
  bytes: Buffer<ArrayBuffer>,
  name: string,
  payload?: string,
): Promise<void> {
  const body = new FormData()
  if (payload) body.set('_payload', payload)
  body.set('file', new Blob([bytes]), name)
  const headers = { Authorization: `JWT ${token}` }
  const answer = await fetch(origin + path, { method: 'POST', headers, body })
  const said = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${said}`)
}
