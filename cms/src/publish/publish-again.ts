import { StartError } from '@noren/kit/process/start-error'
import type { Payload } from 'payload'
import { settings } from '../base/settings.ts'
import { folderTarget } from '../base/targets/folder.ts'
import { withCards } from './cards.ts'
import { createComposer } from './compose.ts'
import { holdBack } from './hold-back.ts'
import { isDemo } from './leave-demo.ts'

/**
 * Publishes the desk's content as of a time into another folder, under the number and the time of the snapshot
 * that visitors see: where the database holds what they see, both make the same pages. Writes no files of
 * pictures.
 * @returns the number, or `null` where visitors see the demo company and the desk is not its own
 * @throws {StartError} when there is no snapshot that can be read
 */
export async function publishAgain(
  payload: Payload,
  folder: string,
  at: Date,
): Promise<number | null> {
  const shown = await folderTarget(settings.publishDir).current()
  if (!shown) throw new StartError(`${settings.publishDir} has no snapshot that can be read.`)
  const { drawn: _, ...composed } = await createComposer(payload).compose(undefined, { at })
  if (isDemo(shown) && !isDemo(composed)) return null
  const { edition } = withCards(holdBack(composed, shown).edition)
  const { seq, publishedAt, firstSeq, own, paper } = shown
  const kept = { ...(firstSeq && { firstSeq }), ...(own && { own }), ...(paper && { paper }) }
  await folderTarget(folder).publish(() => ({ ...edition, ...kept }), publishedAt, seq - 1)
  return seq
}
