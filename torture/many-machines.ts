import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Figure } from './figure.ts'
import { type Company, startCompany } from './many-machines/company.ts'
import { type Arrived, type Desk, signIn } from './many-machines/desk.ts'
import { startVisitors } from './many-machines/visitors.ts'

const VISIBLE_GOAL_MS = 2000

/** How long each part of the company is down. */
const AWAY_MS = 4000

/** How long the last enquiries may take to the inbox. */
const COLLECTED_MS = 120_000

/**
 * Three sites and two desks share PostgreSQL, a bucket and nginx, and nothing else. Under load
 * each is killed in turn and started again. Visitors must not notice, each enquiry must be in the inbox once,
 * with the cancellation of its guest, and each publish must be on every site immediately.
 */
export async function manyMachines(): Promise<Figure[]> {
  await using company = await startCompany()
  const { sites, desks, postgres, bucket, account } = company
  const visible: number[] = []
  let edition = 0
  const publish = async (desk: number): Promise<void> => {
    const staff = await signIn(desks[desk]?.now.origin ?? '', account)
    visible.push(await untilVisible(staff, company, `Edition ${++edition}`))
  }
  const whileAway = async (away: () => Promise<void>, back: () => Promise<void>, desk?: number) => {
    await away()
    const gone = wait(AWAY_MS)
    if (desk !== undefined) await publish(desk)
    await gone
    await back()
  }

  // The first takes all pictures to the bucket.
  await publish(0)
  visible.length = 0
  const visitors = startVisitors(company.port, 'www.example.jp')
  await publish(1)
  for (const [index, site] of sites.entries()) await whileAway(site.kill, site.start, index % 2)
  for (const [index, desk] of desks.entries()) await whileAway(desk.kill, desk.start, 1 - index)
  await whileAway(bucket.away, bucket.back)
  await publish(0)
  await whileAway(postgres.kill, postgres.start)
  await publish(1)

  const { asked, thanked, cancelled, failures } = await visitors.stop()
  for (const failure of failures.slice(0, 10)) console.error(`  ${failure}`)
  const inbox = await collected(company, thanked, cancelled)
  const requests = asked.toLocaleString('en')
  const texts = new Set(inbox.map(({ message }) => message))
  const acts = new Map(inbox.map(({ message, acts }) => [message, acts.join()]))
  const wrongly = cancelled.filter((text) => acts.get(text) !== 'cancelled')
  return [
    atMost(`each of 7 killed: failed of ${requests} requests`, failures.length, 0, ''),
    atMost(
      `… lost of ${thanked.length.toLocaleString('en')} enquiries`,
      thanked.filter((text) => !texts.has(text)).length,
      0,
      '',
    ),
    atMost('… enquiries doubled', inbox.length - texts.size, 0, ''),
    atMost(`… of ${cancelled.length} tables not cancelled once`, wrongly.length, 0, ''),
    atMost(
      `… publish → visible on all sites, slowest of ${visible.length}`,
      Math.max(...visible),
      VISIBLE_GOAL_MS,
      'ms',
    ),
  ]
}

/** Publishes a text. @returns ms until every site that runs shows it */
async function untilVisible(staff: Desk, { sites }: Company, text: string): Promise<number> {
  const started = performance.now()
  await staff.publish(text)
  await Promise.all(
    sites.map(async ({ now, isRunning }) => {
      while (isRunning() && !(await shown(now.port)).includes(text)) await wait(20)
    }),
  )
  return performance.now() - started
}

async function shown(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/cta`).catch(() => null)
  return (await answer?.text().catch(() => '')) ?? ''
}

/** The inbox once everything acknowledged is in it, or after two minutes. */
async function collected(
  company: Company,
  thanked: readonly string[],
  cancelled: readonly string[],
): Promise<Arrived[]> {
  const staff = await signIn(company.desks[0]?.now.origin ?? '', company.account)
  const until = performance.now() + COLLECTED_MS
  for (;;) {
    const inbox = await staff.enquiries()
    const acts = new Map(inbox.map(({ message, acts }) => [message, acts]))
    const isThere =
      thanked.every((text) => acts.has(text)) && cancelled.every((text) => acts.get(text)?.length)
    if (isThere || performance.now() > until) return inbox
    await wait(1000)
  }
}
