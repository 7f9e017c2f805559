import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The key to the spool: the configured one, else the one in `{dataDir}/internal-token`, made by
 * whichever process starts first and readable by its user alone.
 */
export function internalToken(configured: string | null, dataDir: string): string {
  if (configured !== null) return configured
  const path = join(dataDir, 'internal-token')
  try {
    writeFileSync(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const token = readFileSync(path, 'utf8').trim()
  if (token.length < 32) throw new Error(`${path} holds no usable token. Delete it and start again`)
  return token
}

/** Whether an Authorization header carries the token; takes the same time whatever it carries. */
export function hasToken(authorization: string | null, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}
