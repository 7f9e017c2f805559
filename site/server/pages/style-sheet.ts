import { createHash } from 'node:crypto'

/** A style sheet, written into the pages that need it, with the hash by which the policy allows it. */
export type StyleSheet = { file: string; text: string; hash: string }

/** @throws when the text would end the element it is written in */
export function styleSheet(file: string, text: string): StyleSheet {
  if (text.includes('</')) throw new Error(`${file} would end the element it is written in`)
  return { file, text, hash: hashed('sha256', text) }
}

/** A hash in the form browsers expect. */
export function hashed(algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
}
