import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE, internalAuthorization } from '@noren/contract/enquiry/handover'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { expect, test } from '@playwright/test'
import { type Cms, startCms } from './support/cms.ts'
import { DEMO_DATA, ROOT, temporaryFolder } from './support/folders.ts'
import { startMailbox } from './support/mailbox.ts'
import { type Site, startSite } from './support/site.ts'

/** Told only where the part is in use: content over HTTP. */
const ELSEWHERE = ['noren_mirror_age_seconds', 'noren_mirror_failing']

/** What Prometheus has by itself, and words of its language. */
const OF_PROMETHEUS = ['up']

type Watched = AsyncDisposable & {
  site: Site
  cms: Cms
  /** What `/metrics` of one of them says. */
  figures: (of: { port: number }) => Promise<string>
}

/** Both programs on one data folder, with mail and a backup: everything there are figures of. */
async function startWatched(): Promise<Watched> {
  await using started = new AsyncDisposableStack()
  const data = started.use(await temporaryFolder())
  await cp(DEMO_DATA, data.path, { recursive: true })
  await writeFile(join(data.path, 'last-backup'), `${new Date().toISOString()}\n`)
  const mailbox = await startMailbox()
  started.defer(mailbox.stop)
  const site = await startSite(data.path, {
    SMTP_URL: mailbox.url,
    ENQUIRY_TO: 'desk@example.jp',
    ENQUIRY_FROM: 'website@example.jp',
  })
  started.defer(site.stop)
  const cms = await startCms(data.path, site.origin)
  started.defer(cms.stop)
  const token = (await readFile(join(data.path, INTERNAL_TOKEN_FILE), 'utf8')).trim()
  const running = started.move()
  return {
    site,
    cms,
    figures: async ({ port }) => {
      const headers = { Authorization: internalAuthorization(token) }
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
      expect(answer.status).toBe(200)
      return answer.text()
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  }
}

/** The names of figures in the expressions of alert rules or of a dashboard. */
function namesIn(text: string): string[] {
  const names = text.match(/\b(?:noren|process|nodejs)_[a-z0-9_]+\b|\bup(?=\{)/g) ?? []
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))].sort()
}

test('every figure the dashboard and the alerts ask for is one the programs tell', async () => {
  await using house = await startWatched()
  const alerts = await readFile(join(ROOT, 'deploy/monitoring/alerts.yml'), 'utf8')
  const dashboard = await readFile(join(ROOT, 'deploy/monitoring/dashboard.json'), 'utf8')
  const asked = namesIn(alerts + dashboard)
  expect(asked.length).toBeGreaterThan(30)
  await expect
    .poll(() => house.figures(house.cms))
    .toContain('noren_publish_last_timestamp_seconds ')
  const told = (await house.figures(house.site)) + (await house.figures(house.cms))
  const names = [...told.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name)
  expect(asked.filter((name) => !names.includes(name)).toSorted()).toEqual(
    [...ELSEWHERE, ...OF_PROMETHEUS].toSorted(),
  )
})

test('no word of an enquiry, nor who tried to sign in, is in the logs of both programs or their figures', async () => {
  await using house = await startWatched()
  const { site, cms } = house
  const answer = await fetch(site.origin + SUBMIT_ENQUIRY.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Zzbrowser' },
    body: JSON.stringify({
      name: 'Zzname Kagami',
      phone: '0987654321',
      email: 'zzmail@zzhost.example',
      subject: 'Zzsubject',
      message: 'Zzmessage',
    }),
  })
  expect(answer.status).toBe(201)
  const tried = await fetch(`${cms.origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'zzstaff@example.jp', password: 'zzpassword of somebody' }),
  })
  expect(tried.status).toBe(401)
  await expect.poll(() => house.figures(cms)).toContain('noren_collected_total 1\n')
  await expect.poll(() => house.figures(site)).toContain('noren_mails_total{result="sent"} 1\n')
  await expect
    .poll(() => house.figures(site))
    .toContain('noren_deliveries{kind="inbox",state="pending"} 0\n')
  await expect
    .poll(() => house.figures(cms))
    .toContain(
      'noren_http_requests_total{kind="sign-in",route="/api/users/login",status="401"} 1\n',
    )
  const said = [site.output(), cms.output(), await house.figures(site), await house.figures(cms)]
  expect(site.output()).toContain('enquiry stored')
  expect(said.join('\n')).not.toMatch(
    /zz(?:browser|name|mail|host|subject|message|staff|password)|kagami|098-?765-?4321/i,
  )
  const lines = [site.output(), cms.output()].join('\n').split('\n')
  const forPeople = lines.filter((line) => line !== '' && !isObject(line))
  expect(forPeople.filter((line) => !/^CMS: (?:http|no account yet)/.test(line))).toEqual([])
})

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

test('an error of the desk’s API is found in its log by the id of the answer', async () => {
  await using house = await startWatched()
  const { cms } = house
  const answer = await fetch(`${cms.origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'hanako@example.jp', password: 'not her password' }),
  })
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await expect.poll(() => cms.output()).toContain(`"request":"${id}"`)
})
