import { everything } from '@noren/demo/content/everything'
import type { DemoRestaurant } from '@noren/demo/shape'
import type { Payload } from 'payload'
import { loadFiles } from './files.ts'
import { loadGlobals } from './globals.ts'
import { loadLists } from './lists.ts'

/**
 * Loads the demo company into an empty desk with the same saves as an editor's clicks, so that its hooks
 * and rules apply. Returns whether it loaded anything. `artwork` is the folder of the originals.
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
  const files = await loadFiles(payload, artwork, everything)
  await loadGlobals(payload, files)
  await loadLists(payload, files, { ...everything, restaurants })
  return true
}
