import { rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { errorFacts } from '@noren/kit/process/log'
import type { DeskForServer } from '../src/desk/for-server.ts'

/** The request with which a backup makes the running CMS copy its database, which no one else may open. */
export const COPY_CALL = { method: 'POST', path: '/internal/database-copy' } as const

/**
 * Where the CMS puts the copy: beside the database and not into the response, since SITE knows the key to
 * the call as well, and may not read the staff's accounts.
 */
export function copyFile(database: string): string {
  return `${database}-copy`
}

/** Answers {@link COPY_CALL}: 204 once the copy is there, 500 with the reason as text. */
export async function answerCopyCall(
  response: ServerResponse,
  { copyDatabase }: DeskForServer,
  database: string,
): Promise<void> {
  const file = copyFile(database)
  try {
    await rm(file, { force: true })
    await copyDatabase(file)
    response.writeHead(204).end()
  } catch (error) {
    await rm(file, { force: true })
    response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end(String(errorFacts(error).error))
  }
}
