import type { KeyObject } from 'node:crypto'
import { readSnapshotFileName } from '@noren/contract/snapshot'
import { POINTER } from './publish-snapshot.ts'
import { readSignedText, signedText } from './signature.ts'

/** The snapshot a signed pointer names. */
export type Announced = { file: string; seq: number; sha256: string }

/** What `current` contains where other users could write it too. */
export function signedPointer(file: string, key: KeyObject): string {
  return signedText(POINTER, file, key)
}

/** Reads a signed pointer; `null` when it is not signed with `key`. */
export function readPointer(text: string, key: KeyObject): Announced | null {
  const file = readSignedText(POINTER, text, key)
  const name = file === null ? null : readSnapshotFileName(file)
  return file !== null && name ? { file, ...name } : null
}
