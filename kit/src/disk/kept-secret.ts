import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a secret of the data folder, or makes it, readable only by our own user. It is written whole or
 * not at all, and never over another process's, since both zones may do so at the same time.
 *
 * @throws when there is none and it cannot be written, or it cannot be read
 */
export function keptSecret(folder: string, name: string): string {
  const path = join(folder, name)
  if (!existsSync(path)) make(path)
  return readFileSync(path, 'utf8').trim()
}

function make(path: string): void {
  const temporary = `${path}.${randomUUID()}.tmp`
  try {
    writeFileSync(temporary, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
    linkSync(temporary, path)
  } catch (error) {
    // Another process was first.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(temporary, { force: true })
  }
}
