import { rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import type { DeskForServer } from '../src/desk/for-server.ts'

/** The call by which a backup has the running CMS copy its database, which nobody else may open. */
export const COPY_CALL = { method: 'POST', path: '/internal/database-copy' } as const

/**
 * Where the CMS puts the copy: beside the database and not into the answer, since the key to the call is
 * known to SITE as well, which may not read the staff's accounts.
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
    // Drizzle says which statement failed, and in the cause why.
    const reason = error instanceof Error ? (error.cause ?? error) : error
    response.end(reason instanceof Error ? reason.message : String(reason))
  }
}
