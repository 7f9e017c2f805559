import { metricsText } from '@noren/kit/metrics'
import { expect, test, vi } from 'vitest'
import { receive } from '../../test/received.ts'
import { openSignedInDesk } from '../../test/signed-in-desk.ts'

const { payload, dataDir, stranger, user } = await openSignedInDesk({ role: 'editor' })
const { deskMetrics } = await import('./monitoring.ts')
const { folderTarget } = await import('../base/targets/folder.ts')
const { createPublisher } = await import('../publish/publisher.ts')

async function told(): Promise<string> {
  const compose = async () => ({ content: {}, modified: {}, redirects: {} })
  const publisher = createPublisher({ compose, target: folderTarget(dataDir) })
  return metricsText(await deskMetrics(payload, { publisher }))
}

test('the desk reports how many enquiries are in each state and how many accounts are locked', async () => {
  for (const [index, status] of (['new', 'new', 'spam'] as const).entries()) {
    await receive({ payload }, index, { status })
  }
  expect(await told()).toContain('noren_accounts_locked 0\n')
  for (let attempt = 0; attempt < 5; attempt++) {
    const wrong = { email: user.email, password: 'wrong' }
    expect((await stranger('/api/users/login', wrong)).status).toBe(401)
  }
  const metrics = await told()
  expect(metrics).toContain('noren_database_up 1\n')
  expect(metrics).toContain('noren_inbox_enquiries{status="new"} 2\n')
  expect(metrics).toContain('noren_inbox_enquiries{status="spam"} 1\n')
  expect(metrics).toContain('noren_inbox_enquiries{status="done"} 0\n')
  expect(metrics).toContain('noren_accounts_locked 1\n')
  expect(metrics).not.toContain(user.email)
})

test('a database that does not answer is a metric, and the desk still reports the others', async () => {
  vi.spyOn(payload, 'count').mockRejectedValue(new Error('disk I/O error'))
  const metrics = await told()
  vi.restoreAllMocks()
  expect(metrics).toContain('noren_database_up 0\n')
  expect(metrics).toContain('noren_publishes_total{result="failed"} 0\n')
  expect(metrics).not.toContain('noren_inbox_enquiries')
})
