import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { INTERNAL_TOKEN_FILE, internalAuthorization } from '@noren/contract/enquiry/handover'
import { readObject } from '@noren/contract/json'
import sharp from 'sharp'
import { type Desk, fillDesk, startDesk } from '../bench/support/desk.ts'
import { NO_SITE } from '../e2e/support/cms.ts'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { atMost, type Figure } from './figure.ts'
import { upload } from './support/upload.ts'

const PICTURES = 20
const MENUS = 20
const DISHES = 150
const MINUTE_MS = 60_000
const REST_MINUTES = 10
/** What a rested desk may have after the work, in percent of what it had before. */
const GOAL_PERCENT = 125

/** A desk takes twenty photos of 12 megapixels and twenty menus, then rests: its memory must come back. */
export async function deskMemory(): Promise<Figure[]> {
  await using data = await temporaryFolder()
  const password = await fillDesk(data.path, MENUS)
  await using desk = await startDesk(data.path, NO_SITE, password)
  const token = (await readFile(join(data.path, INTERNAL_TOKEN_FILE), 'utf8')).trim()
  const resident = () => residentOf(desk, token)
  for (const path of ['/admin', '/admin/collections/restaurants', '/admin/collections/media'])
    await desk.screen(path)
  await wait(MINUTE_MS)
  const before = await resident()
  for (let number = 0; number < PICTURES; number++) await sendPicture(desk, number)
  for (const restaurant of await restaurantsOf(desk)) await saveMenu(desk, restaurant)
  const after = await resident()
  await wait(REST_MINUTES * MINUTE_MS)
  const rested = await resident()
  const name = `after ${PICTURES} pictures and ${MENUS} menus ${after.toFixed(0)} MB, ${REST_MINUTES} minutes later ${rested.toFixed(0)} MB: of ${before.toFixed(0)} MB before`
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
  await upload(desk, await sharp(grain).resize(4032, 3024).jpeg().toBuffer(), `${number}`)
}

/** Saves a menu of many dishes, as the screen does after a pasted table. */
async function saveMenu(desk: Desk, restaurant: number): Promise<void> {
  const none = { en: '', ja: '' }
  const added = Array.from({ length: DISHES }, (_, number) => ({
    after: number === 0 ? null : `${restaurant}-${number - 1}`,
    dish: {
      id: `${restaurant}-${number}`,
      name: { en: `Dish ${number}`, ja: `料理${number}` },
      description: { en: 'A whole fish', ja: '丸ごと一尾' },
      category: { en: 'From the charcoal', ja: '炭火焼き' },
      price: 900 + number,
      photo: null,
      soldOut: false,
      soldOutOn: null,
      shownFrom: null,
      shownUntil: null,
      plannedPrice: null,
      plannedName: none,
      plannedDescription: none,
      plannedFrom: null,
      allergensChecked: true,
      allergenList: null,
      allergens: [],
      marks: [],
    },
  }))
  const changes = { added, changed: [], removed: [], moved: [] }
  await desk.ask(`/api/restaurants/${restaurant}/menu`, changes)
}

/** The restaurants beside the demo company’s, by their ids. */
async function restaurantsOf(desk: Desk): Promise<number[]> {
  const path = `/api/restaurants?depth=0&limit=${MENUS}&where[slug][like]=house-`
  const { docs } = readObject(await desk.ask(path))
  return Array.isArray(docs) ? docs.map((doc) => Number(readObject(doc).id)) : []
}
