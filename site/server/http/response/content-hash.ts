import { createHash } from 'node:crypto'

/** Names content by its SHA-256, as ETags do. */
export function contentHash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
