import { expect } from '@playwright/test'
import { proves } from '../../scripts/testing/proves.ts'
import { browserCalls, seeTries } from '../support/browser-calls.ts'
import { arrive, newSiteTest, hostTest as test } from '../support/host-test.ts'
import { pending } from '../support/pending.ts'

/** The sections that wait with "Loading..." and never say more (readings A8). */
const waiting = [
  {
    call: 'experience',
    name: 'experience',
    region: 'Unlock Your Potential Here',
    log: 'Error fetching experience data',
    waits: proves('EXP-09'),
    fails: proves('EXP-10', 'EXP-11', 'EXP-13'),
  },
  {
    call: 'innovation',
    name: 'innovation',
    region: 'Build better',
    log: 'Error fetching innovation data',
    waits: proves('INN-10'),
    fails: proves('INN-11', 'ERR-02'),
  },
  {
    call: 'process',
    name: 'process',
    region: 'How it goes',
    log: 'Error fetching process data',
    waits: proves('PRO-07'),
    fails: proves('PRO-08', 'ERR-03'),
  },
  {
    call: 'cta',
    name: 'call-to-action',
    region: 'Write to us today',
    log: 'Error fetching CTA data',
    waits: proves('CTA-07'),
    fails: proves('CTA-08', 'CTA-09', 'CTA-11'),
  },
] as const

for (const { call, name, region, waits } of waiting) {
  test(`${name} says Loading... until its data arrives`, waits, async ({ page, host }) => {
    const answer = pending()
    host.behave(call, { until: answer.promise })
    await arrive(page, '/')
    const loading = page.getByRole('main').getByText('Loading...', { exact: true })
    await expect(loading.filter({ visible: true })).not.toHaveCount(0)
    await expect(page.getByRole('region', { name: region })).toHaveCount(0)
    answer.settle()
    await expect(page.getByRole('region', { name: region })).toBeVisible()
    await expect(loading).toHaveCount(0)
  })
}

for (const { call, name, region, log, fails } of waiting) {
  newSiteTest(
    `a failed ${name} stays on Loading... and is only logged`,
    fails,
    async ({ page, host }) => {
      await page.clock.install()
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      // The site ignores a failed response, however good its body is.
      host.behave(call, { status: 500 })
      const calls = browserCalls(page)
      await arrive(page, '/')
      await seeTries(page, calls, `/api/${call}`)
      await expect.poll(() => logged.some((line) => line.startsWith(log))).toBe(true)
      await expect(
        page.getByRole('main').getByText('Loading...', { exact: true }).filter({ visible: true }),
      ).toHaveCount(1)
      await expect(page.getByRole('region', { name: region })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Notifications' })).not.toContainText('Error')
    },
  )
}

const home = [
  { call: 'hero', region: 'Host hero' },
  { call: 'experience', region: 'Unlock Your Potential Here' },
  { call: 'solutions', region: 'What we do' },
  { call: 'innovation', region: 'Build better' },
  { call: 'process', region: 'How it goes' },
  { call: 'testimonials', region: 'What our customers say' },
  { call: 'cta', region: 'Write to us today' },
] as const

for (const { call } of home) {
  newSiteTest(
    `when ${call} fails the other sections still show`,
    proves('ERR-04'),
    async ({ page, host }) => {
      host.behave(call, { status: 500, body: '{broken' })
      await arrive(page, '/')
      for (const other of home.filter((section) => section.call !== call))
        await expect(page.getByRole('region', { name: other.region })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    },
  )
}
