import type { Words } from '../base/words.ts'
import { runningPublisher } from './running.ts'

/**
 * Publishes now.
 * @param restaurants the ids of those whose change must be visible
 * @returns the time of the published snapshot (ISO 8601); `null` while it is not live, or one of them is
 *   held back
 */
export async function publishedAt(restaurants: readonly number[]): Promise<string | null> {
  const publisher = runningPublisher.now()
  const status = await publisher?.publish()
  const isHeldBack = publisher
    ?.heldBack()
    .some(({ of }) => 'id' in of && of.collection === 'restaurants' && restaurants.includes(of.id))
  return status?.state === 'published' && !isHeldBack ? status.at : null
}

/** The message for a change that should be live immediately, while the site does not have it. */
export const NOT_OUT: Words = {
  en: 'Saved, but not on the site yet. The page "Today" says what holds it up.',
  ja: '保存しましたが、まだサイトに反映されていません。理由は「今日の確認」で確かめられます。',
}
