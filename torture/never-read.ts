import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../scripts/environment.ts'
import { atMost, type Figure } from './figure.ts'
import { type AttackedSite, endure } from './support/endure.ts'
import { countOpen } from './support/process-facts.ts'
import { openUnreadLines } from './support/unread-lines.ts'

const LINES = 60
const MEMORY_GOAL_MB = 32

/** Long enough for answers to pile up, if SITE made them. */
const PILE_UP_MS = 4000

/** A peer that reads nothing is disconnected after ten seconds. */
const LET_GO_MS = 12_000

/**
 * Sixty connections request videos, pages, calls and files far ahead, and read nothing. SITE's memory must
 * stay, other visitors must not notice, and nothing of it may remain.
 */
export async function neverRead(): Promise<Figure[]> {
  const films = named('demo/published/media/*.mp4').map((name) => `/media/${name}`)
  const everything = [
    ...films,
    ...['/', '/ja/restaurants', '/api/restaurant', '/nothing'],
    ...named('site/dist/client/assets/*.{mp4,js}').map((name) => `/assets/${name}`),
    ...named('demo/published/media/*.webp').map((name) => `/media/${name}`),
  ]
  const farAhead = await endure('200 films ahead', MEMORY_GOAL_MB, async (site) => {
    using _ = await openUnreadLines(site.port, LINES, requests(site, films, 200))
    await wait(PILE_UP_MS)
    return []
  })
  const held = await endure('50 of everything ahead', MEMORY_GOAL_MB, async (site) => {
    using _ = await openUnreadLines(site.port, LINES, requests(site, everything, 50))
    await wait(LET_GO_MS)
    return [
      // The listening socket and one of a visitor may be there.
      atMost('… sockets held after 12 s', countOpen(site.pid, /^socket:/), 4, ''),
      atMost('… films open after 12 s', countOpen(site.pid, /\.mp4$/), 0, ''),
    ]
  })
  return [...farAhead, ...held]
}

/** This many requests, one behind the other, for these paths in turn. */
function requests({ host }: AttackedSite, paths: readonly string[], count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const path = paths[index % paths.length]
    return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip\r\n\r\n`
  }).join('')
}

function named(pattern: string): string[] {
  return globSync(join(ROOT, pattern)).map((file) => basename(file))
}
