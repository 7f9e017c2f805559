import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Postgres, startPostgres } from '../../../scripts/testing/postgres.ts'
import { openTestDesk, type TestDesk } from '../../test/test-desk.ts'

let server: Postgres
let desk: TestDesk

beforeAll(async () => {
  server = await startPostgres()
  desk = await openTestDesk({ DATABASE_URL: server.database('desk') })
}, 120_000)
afterAll(async () => {
  await desk.close()
  await server[Symbol.asyncDispose]()
})

test('while the server is away nobody is told that they typed something wrong, and then they save', async () => {
  const { payload } = desk
  const data = { email: 'a@example.jp', password: 'three waves in a row', role: 'owner' as const }
  const { id } = await payload.create({ collection: 'users', data })
  const { token = '' } = await payload.login({ collection: 'users', data })
  const rename = async (name: string) => {
    const body = JSON.stringify({ name })
    return (await desk.request(`/api/users/${id}`, { method: 'PATCH', body, token })).status
  }
  const log = vi.spyOn(payload.logger, 'error').mockReturnValue()

  await server.kill()
  expect(await rename('nobody hears it')).toBe(500)
  await server.start()
  expect(await rename('heard')).toBe(200)
  expect((await payload.findByID({ collection: 'users', id })).name).toBe('heard')
  log.mockRestore()
})
