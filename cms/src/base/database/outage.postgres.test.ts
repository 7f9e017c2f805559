import { afterAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../../../../scripts/testing/postgres.ts'
import { openSignedInDesk } from '../../../test/signed-in-desk.ts'

const server = await startPostgres()
afterAll(() => server[Symbol.asyncDispose]())
const env = { DATABASE_URL: server.database('desk') }
const { payload, send, user } = await openSignedInDesk({ role: 'owner', env })

test('while the database is down staff hear to try again in a minute (attack, messages), and once it is up they save', async () => {
  const { id } = user
  const rename = async (name: string) => (await send(`/api/users/${id}`, { name }, 'PATCH')).status
  const log = vi.spyOn(payload.logger, 'error').mockReturnValue()

  await server.kill()
  expect(await rename('nobody hears it')).toBe(503)
  await server.start()
  expect(await rename('heard')).toBe(200)
  expect((await payload.findByID({ collection: 'users', id })).name).toBe('heard')
  log.mockRestore()
})
