import { INTERNAL_CALLS, internalAuthorization } from '@noren/contract/enquiry/handover'
import type { Recipients } from '@noren/contract/enquiry/recipients'
import { SUBMISSION_HEADERS, SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import type { TableRequest } from '@noren/contract/enquiry/table-request'
import { writeDay } from '@noren/contract/hours/calendar'
import { dayOfMinute, tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { readObject, readText } from '@noren/contract/json'
import { CALL_NAMES, CALLS, callUrl } from '@noren/contract/resources/calls'
import { OPEN_FILES, SITE_FILES } from '@noren/contract/site-paths'
import { expect, test } from 'vitest'
import { startEditedSite } from '../support/edited-site.ts'
import { everythingOn } from '../support/everything-on.ts'
import { PAGES, RESTAURANTS } from '../support/pages.ts'
import { restaurantIn } from '../support/published.ts'
import type { Site } from '../support/site.ts'
import { formsOf } from '../support/traces-of.ts'

const TOKEN = 'zzplanted-token-of-the-internal-calls'
/** No mail and no call of the hook is taken: all of them wait, with their addresses. */
const SETTINGS = {
  INTERNAL_TOKEN: TOKEN,
  SMTP_URL: 'smtp://zzplanted-user:zzplanted-password@127.0.0.1:9',
  ENQUIRY_TO: 'zzplanted-company@example.jp',
  ENQUIRY_FROM: 'zzplanted-website@example.jp',
  ENQUIRY_HOOK_URL: 'https://zzplanted-hook.invalid/',
  ENQUIRY_HOOK_SECRET: 'zzplanted-secret-of-the-web-hook-1',
}
const RECIPIENTS: Recipients = {
  desk: 'https://zzplanted-desk.example.jp',
  restaurants: [{ slug: 'shiobi', addresses: ['zzplanted-shiobi@example.jp'] }],
}
const GUEST = {
  name: '塩見 紗季',
  phone: '0312349876',
  email: 'zzplanted-guest@example.jp',
  subject: 'zzplanted subject',
  message: 'zzplanted message',
}
const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const HOURS = { sessions: [{ days, opens: '17:00', closes: '22:30', lastOrder: '21:30' }] }

const FEEDS = ['/news.xml', '/ja/news.xml', '/sitemap/1.xml']
const CALL_PATHS = CALL_NAMES.flatMap((name) =>
  ['en', 'jp', 'ja'].flatMap((language) =>
    RESTAURANTS.map((slug) => callUrl(CALLS[name], { language, slug })),
  ),
)
/** What is for the desk and the operator alone, and what leads nowhere, asked for by a stranger. */
const FOR_OTHERS = [
  ...Object.values(INTERNAL_CALLS).map(({ path }) => path),
  ...[`${SITE_FILES.alive}?verbose`, SITE_FILES.ready, SITE_FILES.metrics, SITE_FILES.cspReport],
  ...['/r/-', '/ja/r/-', '/nowhere', '/ja/nowhere', '/enquiries.db', '/media/enquiries.db'],
]

/** Whole, as a browser gets it: status, headers and body. */
async function answerTo(site: Site, path: string): Promise<string> {
  const answer = await fetch(site.origin + path, { redirect: 'manual' })
  return [answer.status, JSON.stringify([...answer.headers]), await answer.text()].join('\n')
}

const send = (site: Site, path: string, headers: Record<string, string>, body: object) =>
  fetch(site.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })

test('nothing that is served has an address of a restaurant, a guest, a link or a secret, and neither has the log', async () => {
  await using site = await startEditedSite((snapshot) => {
    Object.assign(restaurantIn(snapshot, 'shiobi'), { openingHours: HOURS })
  }, SETTINGS)
  const desk = { Authorization: internalAuthorization(TOKEN) }
  expect((await send(site, INTERNAL_CALLS.recipients.path, desk, RECIPIENTS)).status).toBe(200)
  const date = writeDay(dayOfMinute(tokyoMinute(new Date())) + 7)
  const table: TableRequest = { restaurant: 'shiobi', date, time: '18:30', people: 2 }
  const json = {
    'Content-Type': 'application/json',
    [SUBMISSION_HEADERS.table]: JSON.stringify(table),
  }
  const sent = await send(site, SUBMIT_ENQUIRY.path, json, GUEST)
  expect(sent.status).toBe(201)
  const { link, reference } = readObject(await sent.json())
  const [payload = '', mac = ''] = readText(link).split('/').at(-1)?.split('.') ?? []
  expect(mac).toHaveLength(22)
  const said = new URLSearchParams({ act: 'said', words: 'zzplanted words', key: 'a'.repeat(24) })
  const post = { method: 'POST', body: said, redirect: 'manual' } as const
  expect((await fetch(site.origin + readText(link), post)).status).toBe(303)
  await expect.poll(site.output).toContain('guest act stored')

  const paths = new Set([
    ...(await everythingOn(site)).keys(),
    ...PAGES.map(({ path }) => path),
    ...RESTAURANTS.flatMap((slug) => [
      `/contact?restaurant=${slug}`,
      `/ja/contact?restaurant=${slug}`,
    ]),
    ...[...OPEN_FILES, ...FEEDS, ...CALL_PATHS, ...FOR_OTHERS],
  ])
  expect(paths.size).toBeGreaterThan(80)
  const planted = ['zzplanted', GUEST.name, GUEST.phone, payload, mac]
  const heldIn = (text: string, words: string[]) => {
    const bytes = Buffer.from(text)
    return words.filter((word) => formsOf(word).some((form) => bytes.includes(form)))
  }
  const found: string[] = []
  for (const path of paths) {
    const held = heldIn(await answerTo(site, path), [...planted, readText(reference)])
    found.push(...held.map((word) => `${path}: ${word}`))
  }
  expect(found).toEqual([])
  expect(heldIn(site.output(), planted)).toEqual([])
  // They can be found.
  expect(heldIn(JSON.stringify({ GUEST, link }), planted)).toEqual(planted)
})
