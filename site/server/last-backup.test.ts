import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ROOT } from '../../scripts/environment.ts'
import { logLines } from './testing/log-lines.ts'
import { readMetrics } from './testing/read-metrics.ts'
import { runSite } from './testing/running-site.ts'

/** Whether an alert of `deploy/` would fire for these metrics. */
function fires(alert: string, metrics: ReadonlyMap<string, number>): unknown {
  const rules = readFileSync(join(ROOT, 'deploy/monitoring/alerts.yml'), 'utf8')
  const [, rule = ''] = new RegExp(`alert: ${alert}\n +expr: >-\n +(.*)`).exec(rules) ?? []
  // Such a rule is arithmetic, written in JavaScript as it is in Prometheus.
  return runInNewContext(rule, Object.fromEntries(metrics))
}

test('a site whose data was never backed up is noticed, and one whose backups stopped (operator O3)', async () => {
  const MINUTE = 60_000
  let now = Date.now()
  await using site = await runSite({ now: () => now, env: { BACKUP_EVERY: '30' } })
  const oldAfter = async (minutes: number) => {
    now = Date.now() + minutes * MINUTE
    return fires('NorenBackupOld', await readMetrics(site))
  }
  expect((await readMetrics(site)).get('noren_backup_age_seconds')).toBeLessThan(60)
  expect([await oldAfter(1), await oldAfter(15)]).toEqual([false, true])
  writeFileSync(join(site.dataDir, 'last-backup'), `${new Date().toISOString()}\n`)
  expect([await oldAfter(1), await oldAfter(15)]).toEqual([false, true])
})

test('backups that are due once a day are not missed after some minutes', async () => {
  await using site = await runSite({
    now: () => Date.now() + 2 * 86_400_000,
    env: { BACKUP_EVERY: '86400' },
  })
  expect(fires('NorenBackupOld', await readMetrics(site))).toBe(false)
})

test('backups that nobody verifies are noticed, and so is a verification that failed (operator O3)', async () => {
  const HOUR = 3_600_000
  let now = Date.now()
  await using site = await runSite({ now: () => now })
  const note = (name: string, at: number) =>
    writeFileSync(join(site.dataDir, name), `${new Date(at).toISOString()}\n`)
  const firing = async () => {
    const metrics = await readMetrics(site)
    return ['NorenBackupUnverified', 'NorenBackupVerifyFails'].filter((name) =>
      fires(name, metrics),
    )
  }
  expect(await firing()).toEqual([])
  now += 60 * HOUR
  expect(await firing()).toEqual(['NorenBackupUnverified'])
  note('last-verified', now - 25 * HOUR)
  expect(await firing()).toEqual([])
  note('last-verify-failed', now - HOUR)
  expect(await firing()).toEqual(['NorenBackupVerifyFails'])
  note('last-verified', now)
  expect(await firing()).toEqual([])
})

test('weekly rehearsals of a restore are noticed once two were missed', async () => {
  const DAY = 86_400_000
  let now = Date.now()
  await using site = await runSite({ now: () => now })
  const firesAfter = async (days: number) => {
    now = Date.now() + days * DAY
    return fires('NorenRestoreUnrehearsed', await readMetrics(site))
  }
  expect([await firesAfter(14), await firesAfter(16)]).toEqual([false, true])
  writeFileSync(join(site.dataDir, 'last-rehearsed'), new Date(now).toISOString())
  expect((await readMetrics(site)).get('noren_restore_rehearsed_age_seconds')).toBe(0)
  expect([await firesAfter(30), await firesAfter(32)]).toEqual([false, true])
})

test('a site that keeps nothing of its own needs no backup, unless it is told where they go', async () => {
  const api = { API_HOST: 'http://127.0.0.1:9' }
  using _logged = logLines()
  const has = async (env: Record<string, string>) => {
    await using site = await runSite({ env, waits: { firstContent: 1 } })
    return (await readMetrics(site)).has('noren_backup_age_seconds')
  }
  expect([await has(api), await has({ ...api, BACKUP_URL: '/mnt/backups' })]).toEqual([false, true])
})
