import { everything } from '@noren/demo/content/everything'
import type { DemoRestaurant } from '@noren/demo/shape'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { inTransaction } from '../../base/database/transaction.ts'
import { loadFiles } from './files.ts'
import { loadGlobals } from './globals.ts'
import { loadLists } from './lists.ts'

/**
 * Loads the demo company into an empty desk with the same saves as an editor's clicks, so that its hooks
 * and rules apply: all of it, or nothing. Returns whether it loaded anything. `artwork` is the folder of the
 * originals.
 *
 * @param restaurants to load instead of the demo's own
 */
export async function loadDemo(
  payload: Payload,
  artwork: string,
  restaurants: readonly DemoRestaurant[] = everything.restaurants,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'media' })
  if (totalDocs > 0) return false
  const req = await createLocalReq({}, payload)
  await inTransaction(req, () => loadInto(req, artwork, restaurants))
  return true
}

/** The same as a part of a request's transaction; nobody is its author. */
export async function loadInto(
  req: PayloadRequest,
  artwork: string,
  restaurants: readonly DemoRestaurant[] = everything.restaurants,
): Promise<void> {
  const files = await loadFiles(req, artwork, everything)
  await loadGlobals(req, files)
  await loadLists(req, files, { ...everything, restaurants })
}
