import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { INTERNAL_TOKEN_FILE, internalAuthorization } from '@noren/contract/enquiry/handover'
import { SUBMIT_ENQUIRY } from '@noren/contract/enquiry/submission'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFirstAccount } from '../support/first-account.ts'
import { ROOT } from '../support/folders.ts'
import { type Programs, startPrograms } from '../support/programs.ts'

/** Metrics that exist only for content over HTTP, which does not run here. */
const ELSEWHERE = ['noren_mirror_age_seconds', 'noren_mirror_failing']

/** Metrics of Prometheus itself, not of our programs. */
const OF_PROMETHEUS = ['up']

/** With mail, and without a backup so far: every metric exists from the first minute. */
let programs: Programs
beforeAll(async () => {
  programs = await startPrograms(async () => {})
})
afterAll(() => programs[Symbol.asyncDispose]())

async function readMetrics({ port }: { port: number }): Promise<string> {
  const token = (await readFile(join(programs.data, INTERNAL_TOKEN_FILE), 'utf8')).trim()
  const headers = { Authorization: internalAuthorization(token) }
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers })
  expect(answer.status).toBe(200)
  return answer.text()
}

/** One metric of a program, by its name and labels; 0 while it does not exist. */
async function metric(of: { port: number }, name: string): Promise<number> {
  const line = (await readMetrics(of)).split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.slice(name.length) ?? 0)
}

/** Tries to sign in to an account that may not exist. */
const trySignIn = (email: string, password: string) =>
  fetch(`${programs.cms.origin}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })

/** The names of metrics in the expressions of alert rules or of a dashboard. */
function namesIn(text: string): string[] {
  const names = text.match(/\b(?:noren|process|nodejs)_[a-z0-9_]+\b|\bup(?=\{)/g) ?? []
  return [...new Set(names.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')))].sort()
}

// Takes long: both programs are started first.
test('the programs report every metric that the dashboard and the alerts use', async () => {
  const { site, cms } = programs
  const alerts = await readFile(join(ROOT, 'deploy/monitoring/alerts.yml'), 'utf8')
  const dashboard = await readFile(join(ROOT, 'deploy/monitoring/dashboard.json'), 'utf8')
  const asked = namesIn(alerts + dashboard)
  expect(asked.length).toBeGreaterThan(30)
  const staff = await makeFirstAccount(cms)
  const published = await fetch(`${cms.origin}/api/globals/hero?locale=en`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...staff },
    body: JSON.stringify({ title: 'Waves', _status: 'published' }),
  })
  expect(published.status).toBe(200)
  await expect.poll(() => readMetrics(cms)).toContain('noren_publish_last_timestamp_seconds ')
  const reported = (await readMetrics(site)) + (await readMetrics(cms))
  const names = [...reported.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name)
  expect(asked.filter((name) => !names.includes(name)).toSorted()).toEqual(
    [...ELSEWHERE, ...OF_PROMETHEUS].toSorted(),
  )
})

test('neither the logs nor the metrics of the two programs contain an enquiry’s text or a failed sign-in’s account', async () => {
  const { site, cms } = programs
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
  const SIGN_INS = 'noren_http_requests_total{kind="sign-in",route="/api/users/login",status="401"}'
  const before = await metric(cms, SIGN_INS)
  const tried = await trySignIn('zzstaff@example.jp', 'zzpassword of somebody')
  expect(tried.status).toBe(401)
  await expect.poll(() => metric(cms, 'noren_collected_total')).toBe(1)
  await expect.poll(() => metric(site, 'noren_mails_total{result="sent"}')).toBe(1)
  await expect
    .poll(() => readMetrics(site))
    .toContain('noren_deliveries{kind="inbox",state="pending"} 0\n')
  await expect.poll(() => metric(cms, SIGN_INS)).toBe(before + 1)
  const said = [site.output(), cms.output(), await readMetrics(site), await readMetrics(cms)]
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

test('an error of the desk’s API can be found in its log by the id of the response', async () => {
  const { cms } = programs
  const answer = await trySignIn('hanako@example.jp', 'not her password')
  const id = answer.headers.get('x-request-id')
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  await expect.poll(() => cms.output()).toContain(`"request":"${id}"`)
})

test('a program goes on, and rests, when nobody reads its log any more', async () => {
  const { site, cms } = programs
  for (const program of [site, cms]) program.hangUp()
  // Each is a line in the log.
  await trySignIn('nobody@example.jp', 'a wrong password')
  await fetch(`${site.origin}${SUBMIT_ENQUIRY.path}`, { method: 'POST', body: '{}' })
  for (const program of [site, cms]) {
    let last = { at: performance.now(), busy: await metric(program, 'process_cpu_seconds_total') }
    /** The share of a processor that it has used since the last look. */
    const load = async (): Promise<number> => {
      const now = {
        at: performance.now(),
        busy: await metric(program, 'process_cpu_seconds_total'),
      }
      const share = (1000 * (now.busy - last.busy)) / (now.at - last.at)
      last = now
      return share
    }
    await expect.poll(load, { interval: 500, timeout: 15_000 }).toBeLessThan(0.25)
  }
})
