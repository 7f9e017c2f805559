import { isObject } from '@noren/contract/json'
import type { PayloadRequest } from 'payload'

const KEY = 'broughtAlong'

/** What a document brings along from another desk, where a desk otherwise notes it itself. */
export type BroughtAlong = {
  /** The ledger of its translations. */
  ledger?: unknown
  /** The hash of the picture whose clean copy this is. */
  pictureHash?: string | undefined
}

/** The context of a save that brings something along; no request from outside can have it. */
export function bringing(brought: BroughtAlong) {
  return { [KEY]: brought }
}

/** What the document of this save brings along; `null` in every save by staff. */
export function broughtAlong({ context }: Pick<PayloadRequest, 'context'>): BroughtAlong | null {
  const brought = context[KEY]
  return isObject(brought) ? brought : null
}
