import { setTimeout as wait } from 'node:timers/promises'
import { writeDay } from '@noren/contract/hours/calendar'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { temporaryFolder } from '../e2e/support/folders.ts'
import { type Mail, type Mailbox, startMailbox } from '../e2e/support/mailbox.ts'
import { publishEdited, restaurantIn } from '../e2e/support/published.ts'
import { findPostgres, startPostgres } from '../scripts/testing/postgres.ts'
import { atMost, type Figure } from './figure.ts'
import { startGuests } from './guest-acts/guests.ts'
import { type Inbox, startInbox } from './guest-acts/inbox.ts'
import { type Killable, killInTurn, NO_BURST, startKillableSite } from './support/killable-site.ts'

/** How often something is killed on each spool; `KILLS=1000` for the long run. */
const KILLS = Number(process.env.KILLS ?? 20)
const GUESTS = 4
/** How long a program runs at most before it is killed, in ms: most are killed while guests press. */
const LONGEST_MS = 300
/** How long nothing may be collected or mailed before the rest counts as lost, in ms. */
const PATIENCE_MS = 60_000
/** Of the health report: what is still to be done. */
const WAITING = ['mail pending', 'inbox pending', 'handover pending']
const TOKEN = 'guest-acts-guest-acts-guest-acts-guest'

const RESTAURANT = 'shiobi'
const ADDRESS = 'shiobi@example.jp'
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const HOURS = { sessions: [{ days, opens: '17:00', closes: '22:30', lastOrder: '21:30' }] }

/**
 * The built SITE, and PostgreSQL in turn with it, are killed while guests ask for tables, cancel them and come
 * with fewer people, while a desk collects and a mail server takes the mails to the restaurant.
 */
export async function guestActs(): Promise<Figure[]> {
  const figures = await onSpool('SQLite', {}, [])
  if (findPostgres() === undefined) {
    console.warn('  Nothing is killed with PostgreSQL: it is not installed.')
    return figures
  }
  await using postgres = await startPostgres()
  const settings = { SPOOL_URL: postgres.database('spool') }
  return [...figures, ...(await onSpool('PostgreSQL', settings, [postgres]))]
}

async function onSpool(
  spool: string,
  settings: Record<string, string>,
  others: readonly Killable[],
): Promise<Figure[]> {
  await using data = await temporaryFolder()
  await publishEdited(data.path, (snapshot) => {
    Object.assign(restaurantIn(snapshot, RESTAURANT), { openingHours: HOURS })
  })
  const mailbox = await startMailbox()
  const site = await startKillableSite(data.path, TOKEN, {
    ...settings,
    ...NO_BURST,
    CONTENT_DIR: data.path,
    SMTP_URL: mailbox.url,
    ENQUIRY_TO: 'company@example.jp',
    ENQUIRY_FROM: 'website@example.jp',
  })
  const inbox = startInbox(site.origin, TOKEN)
  await inbox.send({ desk: null, restaurants: [{ slug: RESTAURANT, addresses: [ADDRESS] }] })
  const date = writeDay(dayOfMinute(tokyoMinute(new Date())) + 7)
  const table = { restaurant: RESTAURANT, date, time: '18:30', people: 2 }
  const guests = startGuests(GUESTS, { origin: site.origin, table })
  await killInTurn([site, ...others], KILLS, LONGEST_MS)
  await guests.stop()
  await settled(guests.done, inbox, mailbox)
  await inbox.stop()
  await site.kill()
  await mailbox.stop()
  return compare(spool, guests.done, inbox.kept, mailbox.mails)
}

/** Waits until all of it is collected and mailed, and nothing waits for PostgreSQL; or until nothing more comes. */
async function settled(done: readonly string[], { kept, deliveries }: Inbox, { mails }: Mailbox) {
  let came = 0
  let at = performance.now()
  while (performance.now() - at < PATIENCE_MS) {
    const waiting = await deliveries()
    const isOpen = WAITING.some((each) => waiting === null || waiting[each])
    if (!isOpen && lostOf(done, kept).length === 0 && unmailed(kept, mails).length === 0) return
    if (kept.size + mails.length > came) at = performance.now()
    came = kept.size + mails.length
    await wait(200)
  }
}

/** The ids of the rows of the inbox, by what guests call them (`Acknowledged` in `guest-acts/guests.ts`). */
function named(kept: Inbox['kept']): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const [id, { act, message }] of kept) {
    const name = act ? `${act.kind} ${kept.get(act.of)?.message}` : `asked ${message}`
    names.set(name, [...(names.get(name) ?? []), id])
  }
  return names
}

function lostOf(done: readonly string[], kept: Inbox['kept']): string[] {
  const names = named(kept)
  return done.filter((each) => !names.has(each))
}

/** The ids of which the restaurant has no mail. */
function unmailed(kept: Inbox['kept'], mails: readonly Mail[]): string[] {
  const toRestaurant = mails.filter(({ to }) => to.includes(ADDRESS))
  const mailed = new Set(
    toRestaurant.map(({ source }) => /^Message-ID: <([\w-]+)/im.exec(source)?.[1]),
  )
  return [...kept.keys()].filter((id) => !mailed.has(id))
}

function compare(
  spool: string,
  done: readonly string[],
  kept: Inbox['kept'],
  mails: readonly Mail[],
): Figure[] {
  const doubled = [...named(kept).values()].filter(({ length }) => length > 1)
  const unknown = [...kept.values()].filter(({ act }) => act && !kept.has(act.of))
  const count = (kind: string) =>
    done.filter((each) => each.startsWith(kind)).length.toLocaleString('en')
  const acknowledged = `${count('asked')} tables, ${count('cancelled')} cancelled, ${count('said')} with fewer people`
  return [
    atMost(`${spool}, ${KILLS} kills: lost of ${acknowledged}`, lostOf(done, kept).length, 0, ''),
    atMost('… collected more than once', doubled.length, 0, ''),
    atMost('… cancelled or changed, and no such table collected', unknown.length, 0, ''),
    atMost('… not mailed to the restaurant', unmailed(kept, mails).length, 0, ''),
  ]
}
