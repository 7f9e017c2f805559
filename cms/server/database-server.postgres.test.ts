import { expect, inject, test } from 'vitest'
import { reachDatabase } from './database-server.ts'

const empty = inject('emptyDesk')

/** The address of the tests' server, changed, and with a password that must stay secret. */
function changed(changes: { port?: string; pathname?: string }): string {
  return Object.assign(new URL(empty), { password: 'hidden', ...changes }).href
}

test('a usable database is accepted', async () => {
  await expect(reachDatabase(empty)).resolves.toBeUndefined()
})

test('an unusable database is reported in one line, without the password', async () => {
  const { port } = new URL(empty)
  await expect(reachDatabase(changed({ pathname: '/none' }))).rejects.toThrow(
    `The database none at 127.0.0.1:${port} does not exist. Create it, or correct DATABASE_URL.`,
  )
  await expect(reachDatabase(changed({ port: '9' }))).rejects.toThrow(
    'The database empty-desk at 127.0.0.1:9 cannot be reached (ECONNREFUSED). Start its server, or correct DATABASE_URL.',
  )
})
