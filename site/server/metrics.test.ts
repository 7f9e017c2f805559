import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { snapshotFileName } from '@noren/contract/snapshot'
import { expect, test } from 'vitest'
import { mailTo, startMailServer } from '../../scripts/testing/mail-server.ts'
import { proves } from '../../scripts/testing/proves.ts'
import { startBucket } from './testing/bucket.ts'
import { collect, internalHeaders, submit, VALID } from './testing/enquiry.ts'
import { logLines } from './testing/log-lines.ts'
import { exampleSnapshot, pointTo } from './testing/publish.ts'
import { readMetrics } from './testing/read-metrics.ts'
import { runSite } from './testing/running-site.ts'
import { soon } from './testing/soon.ts'
import { tempFolder } from './testing/temp-folder.ts'

test('only programs on this machine that have the token can read the metrics', async () => {
  await using site = await runSite()
  const { Authorization } = internalHeaders(site)
  const unknown = await (await site.fetch('/no-such-page')).text()
  const strangers: Record<string, string>[] = [
    {},
    { Authorization: 'Bearer wrong' },
    { Authorization, 'X-Forwarded-For': '203.0.113.1' },
    { Authorization, Via: '1.1 proxy' },
  ]
  for (const headers of strangers) {
    const response = await site.fetch('/metrics', { headers })
    expect([response.status, await response.text()]).toEqual([404, unknown])
  }
  const posted = await site.fetch('/metrics', { method: 'POST', headers: { Authorization } })
  expect(posted.status).toBe(404)
  const response = await site.fetch('/metrics', { headers: { Authorization } })
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ])
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('requests are counted by route and status, also those answered from memory', async () => {
  await using site = await runSite()
  for (let index = 0; index < 3; index++) await (await site.fetch('/')).text()
  await (await site.fetch('/ja/restaurants/onda?x=secret')).text()
  await (await site.fetch('/wp-login.php?who=somebody')).text()
  await (await site.fetch('/api/hero/en')).text()
  await soon(async () => {
    const metrics = await readMetrics(site)
    const count = (labels: string) => metrics.get(`noren_http_requests_total{${labels}}`)
    expect(count('kind="page",route="/",status="200"')).toBe(3)
    expect(count('kind="page",route="/restaurants/:restaurantName",status="200"')).toBe(1)
    expect(count('kind="other",route="other",status="404"')).toBe(1)
    expect(count('kind="call",route="/api/hero/:language",status="200"')).toBe(1)
    const seconds = 'noren_http_request_duration_seconds'
    expect(metrics.get(`${seconds}_count{kind="page",route="/"}`)).toBe(3)
    expect(metrics.get(`${seconds}_bucket{kind="page",route="/",le="+Inf"}`)).toBe(3)
    expect([...metrics.keys()].join('\n')).not.toMatch(/onda|secret|somebody|wp-login/)
  })
})

test('the metrics report what is shown and what was refused', async () => {
  using _logged = logLines()
  await using site = await runSite({ snapshot: exampleSnapshot(7) })
  const metrics = await readMetrics(site)
  expect(metrics.get('noren_ready')).toBe(1)
  expect(metrics.get('noren_snapshot_seq')).toBe(7)
  expect(metrics.get('noren_snapshot_age_seconds')).toBeGreaterThan(0)
  expect(metrics.get('noren_snapshots_refused_total')).toBe(0)
  const folder = join(site.dataDir, 'published')
  const bad = snapshotFileName(8, '0'.repeat(64))
  writeFileSync(join(folder, bad), '{}')
  pointTo(folder, bad)
  await soon(async () => {
    const later = await readMetrics(site)
    expect(later.get('noren_snapshot_refusing')).toBe(1)
    expect(later.get('noren_snapshots_refused_total')).toBe(1)
    expect(later.get('noren_ready')).toBe(0)
    expect(later.get('noren_snapshot_seq')).toBe(7)
  })
})

test('the metrics report how long ago the content store was reached, and that it fails', async () => {
  using _logged = logLines()
  await using bucket = await startBucket()
  bucket.publish(exampleSnapshot(1))
  await using site = await runSite({ env: bucket.env, snapshot: null })
  const metrics = await readMetrics(site)
  expect(metrics.get('noren_mirror_failing')).toBe(0)
  expect(metrics.get('noren_mirror_age_seconds')).toBeLessThan(60)
  await bucket.away()
  await soon(async () => expect((await readMetrics(site)).get('noren_mirror_failing')).toBe(1))
})

test('the metrics report the outcomes of enquiries, and what waits for staff and for how long', async () => {
  let time = Date.UTC(2026, 10, 20)
  await using site = await runSite({
    env: { ENQUIRY_LIMIT_PER_MINUTE: '1' },
    now: () => time,
  })
  await submit(site, VALID)
  await submit(site, { ...VALID, message: 'another' })
  await submit(site, { ...VALID, phone: '12' })
  time += 90_000
  const metrics = await readMetrics(site)
  const outcome = (kind: string) => metrics.get(`noren_enquiries_total{outcome="${kind}"}`)
  expect(['sent', 'too-many', 'invalid', 'failed'].map(outcome)).toEqual([1, 1, 1, 0])
  expect(metrics.get('noren_spool_up')).toBe(1)
  expect(metrics.get('noren_deliveries{kind="inbox",state="pending"}')).toBe(1)
  expect(metrics.get('noren_deliveries{kind="mail",state="failed"}')).toBe(0)
  expect(metrics.get('noren_delivery_oldest_age_seconds{kind="inbox"}')).toBe(90)
  expect(metrics.get('noren_delivery_oldest_age_seconds{kind="mail"}')).toBe(0)
  expect(metrics.get('noren_part_trouble{part="enquiries"}')).toBe(0)
})

test(
  'visitors in a burst from many networks are thanked like everyone, the thirteenth and later enquiries are kept for the daily mail, and a metric counts them',
  proves('E63'),
  async () => {
    await using site = await runSite({
      env: { ENQUIRY_LIMIT_PER_MINUTE: '1', TRUSTED_PROXIES: '127.0.0.0/8' },
    })
    const answers = []
    for (let network = 0; network < 14; network++) {
      const from = { 'X-Forwarded-For': `198.51.${network}.1` }
      answers.push(await submit(site, { ...VALID, message: `m${network}` }, from))
    }
    const said = answers.map(({ status, body: { reference: _, ...words } }) => ({ status, words }))
    expect(said).toEqual(Array(14).fill(said[0]))
    expect((await collect(site)).filter(({ raw }) => raw.quarantined)).toHaveLength(2)
    expect((await readMetrics(site)).get('noren_enquiries_kept_apart_total')).toBe(2)
  },
)

test('a mail server that is down is in the metrics, and so is the waiting mail', async () => {
  using _logged = logLines()
  const mail = await startMailServer({})
  await mail[Symbol.asyncDispose]()
  await using site = await runSite({ env: mailTo(mail.url) })
  await submit(site, VALID)
  await soon(async () => {
    const metrics = await readMetrics(site)
    expect(metrics.get('noren_mails_here')).toBe(1)
    expect(metrics.get('noren_mail_server_away')).toBe(1)
    expect(metrics.get('noren_mails_total{result="server-away"}')).toBe(1)
    expect(metrics.get('noren_deliveries{kind="mail",state="pending"}')).toBe(1)
  })
})

test('enquiries that cannot be kept are in the metrics', async () => {
  using _logged = logLines()
  const dataDir = tempFolder()
  writeFileSync(join(dataDir, 'enquiries.db'), 'no database'.repeat(1000))
  await using site = await runSite({ dataDir })
  await submit(site, VALID)
  const metrics = await readMetrics(site)
  expect(metrics.get('noren_spool_up')).toBe(0)
  expect(metrics.get('noren_part_trouble{part="enquiries"}')).toBe(1)
  expect(metrics.get('noren_enquiries_total{outcome="failed"}')).toBe(1)
  expect(metrics.get('noren_ready')).toBe(0)
})
