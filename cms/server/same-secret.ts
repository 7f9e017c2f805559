import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether a text is the secret; takes the same time for every text. */
export function isSameSecret(text: string, secret: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest()
  return timingSafeEqual(digest(text), digest(secret))
}
