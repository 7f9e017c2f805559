import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPostgres, startPostgres } from './postgres.ts'

test('a database keeps what was written to it when its server is killed', async () => {
  await using server = await startPostgres()
  const address = server.database('kept')
  const ask = (statement: string): string =>
    execFileSync(join(findPostgres() ?? '', 'psql'), [address, '-Atc', statement], {
      encoding: 'utf8',
    })
  ask("CREATE TABLE notes (text text); INSERT INTO notes VALUES ('残る')")
  await server.kill()
  expect(() => ask('SELECT 1')).toThrow()
  await server.start()
  expect(ask('SELECT text FROM notes')).toBe('残る\n')
})
