import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/testing/postgres.ts'
import { makeTables } from './empty-desk.ts'

/** Starts the server all tests share, and makes the tables once, from which all desks are copied. */
export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres()
  const address = server.database('empty-desk')
  makeTables(address)
  project.provide('emptyDesk', address)
  return async () => server[Symbol.asyncDispose]()
}
