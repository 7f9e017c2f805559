import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE, internalAuthorization } from '@noren/contract/enquiry/handover'
import { guestPath, guestTable } from '@noren/contract/reservation/guest-link'
import { guestMac } from '@noren/kit/process/guest-mac'
import { type Cms, NO_SITE, startCms } from '../cms.ts'
import { makeFirstAccount } from '../first-account.ts'
import { temporaryFolder } from '../folders.ts'
import type { Program } from '../program.ts'
import { type Site, startSite } from '../site.ts'
import type { Searched } from './connection.ts'
import type { Surface } from './grammar.ts'
import { DESK, SITE } from './surfaces.ts'

/** A zone ready to be searched. */
export type Zone = Searched & {
  surface: Surface
  /** Whether it still answers others as it should, and has complained of nothing it did not expect. */
  isWell: () => Promise<boolean>
  /** Its memory, in MB. */
  resident: () => Promise<number>
}

/** The zones by their names: each starts its built program with an empty data folder. */
export const ZONES = {
  site: async (): Promise<Zone & AsyncDisposable> => {
    await using started = new AsyncDisposableStack()
    const data = started.use(await temporaryFolder())
    const site = await startSite(data.path)
    started.defer(site.stop)
    const zone = await siteZone(site, data.path)
    const running = started.move()
    return { ...zone, [Symbol.asyncDispose]: () => running.disposeAsync() }
  },
  desk: async (): Promise<Zone & AsyncDisposable> => {
    await using started = new AsyncDisposableStack()
    const data = started.use(await temporaryFolder())
    const cms = await startCms(data.path, NO_SITE)
    started.defer(cms.stop)
    const zone = await deskZone(cms, data.path, await makeFirstAccount(cms))
    const running = started.move()
    return { ...zone, [Symbol.asyncDispose]: () => running.disposeAsync() }
  },
}

/** A SITE, with the link of a guest to it. */
async function siteZone(site: Site, dataDir: string): Promise<Zone> {
  const token = await tokenIn(dataDir)
  const id = '019aa3c5-1c00-7abc-8def-0123456789ab'
  const asked = { restaurant: 'shiobi', date: '2099-12-24', time: '18:30', people: 4 }
  const table = guestTable(id, asked, { language: 'en', state: 'asked' })
  const pass = table ? (guestPath(table, guestMac(token)).split('/').at(-1) ?? '') : ''
  return { ...watched(site, token), pass, holdsMs: 17_000, surface: SITE }
}

/** A desk, with a session of its first account. */
export async function deskZone(
  cms: Cms,
  dataDir: string,
  { Authorization }: { Authorization: string },
): Promise<Zone> {
  const pass = Authorization.replace('JWT ', '')
  return { ...watched(cms, await tokenIn(dataDir)), pass, holdsMs: 62_000, surface: DESK }
}

function watched({ port, output }: Program & { port: number }, token: string) {
  const headers = { Authorization: internalAuthorization(token) }
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
  return {
    port,
    isWell: async () => {
      const { ok } = await ask('/healthz')
      return ok && !/uncaught|unhandled/i.test(output())
    },
    resident: async () => {
      const text = await (await ask('/metrics')).text()
      const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? []
      return Number(bytes) / 1024 / 1024
    },
  }
}

async function tokenIn(dataDir: string): Promise<string> {
  return (await readFile(join(dataDir, INTERNAL_TOKEN_FILE), 'utf8')).trim()
}
