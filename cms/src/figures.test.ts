import { metricsText } from '@noren/contract/metrics'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDesk, type TestDesk } from '../test/test-desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.close())

async function told(): Promise<string> {
  const { deskFigures } = await import('./figures.ts')
  const { folderTarget } = await import('./published/folder.ts')
  const { createPublisher } = await import('./publish/publisher.ts')
  const compose = async () => ({ content: {}, modified: {}, redirects: {} })
  const publisher = createPublisher({ compose, target: folderTarget(desk.dataDir) })
  return metricsText(await deskFigures(desk.payload, { publisher }))
}

test('the desk tells how many enquiries are in which state and how many accounts are locked', async () => {
  const { payload } = desk
  const enquiry = {
    receivedAt: '2026-11-20T09:00:00.000Z',
    language: 'en' as const,
    name: 'A',
    phone: '0460001234',
    email: 'a@example.jp',
    subject: 'S',
    message: 'M',
  }
  for (const [index, status] of (['new', 'new', 'spam'] as const).entries()) {
    const id = `01890000-0000-7000-8000-00000000000${index}`
    await payload.create({ collection: 'enquiries', data: { ...enquiry, id, status } })
  }
  const account = { email: 'hanako@example.jp', password: 'three waves in a row' }
  await payload.create({ collection: 'users', data: { ...account, role: 'editor' } })
  expect(await told()).toContain('noren_accounts_locked 0\n')
  for (let attempt = 0; attempt < 5; attempt++) {
    const data = { ...account, password: 'wrong' }
    await expect(payload.login({ collection: 'users', data })).rejects.toThrow()
  }
  const figures = await told()
  expect(figures).toContain('noren_database_up 1\n')
  expect(figures).toContain('noren_inbox_enquiries{status="new"} 2\n')
  expect(figures).toContain('noren_inbox_enquiries{status="spam"} 1\n')
  expect(figures).toContain('noren_inbox_enquiries{status="done"} 0\n')
  expect(figures).toContain('noren_accounts_locked 1\n')
  expect(figures).not.toContain('hanako')
})

test('a database that does not answer is a figure, and the others are told', async () => {
  vi.spyOn(desk.payload, 'count').mockRejectedValue(new Error('disk I/O error'))
  const figures = await told()
  vi.restoreAllMocks()
  expect(figures).toContain('noren_database_up 0\n')
  expect(figures).toContain('noren_publishes_total{result="failed"} 0\n')
  expect(figures).not.toContain('noren_inbox_enquiries')
})
