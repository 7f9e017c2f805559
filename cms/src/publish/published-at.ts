import type { Words } from '../base/words.ts'

/**
 * Publishes now.
 * @param restaurants by their ids, whose change is to be seen
 * @returns the moment of what the site shows then (ISO 8601); `null` while it is not there, or one of them is held back
 */
export async function publishedAt(restaurants: readonly number[]): Promise<string | null> {
  const publisher = globalThis.norenDesk?.publisher
  const status = await publisher?.publish()
  const isHeldBack = publisher
    ?.heldBack()
    .some(({ of }) => 'id' in of && of.collection === 'restaurants' && restaurants.includes(of.id))
  return status?.state === 'published' && !isHeldBack ? status.at : null
}

/** Said of a change that is to be out at once, while the site does not have it. */
export const NOT_OUT: Words = {
  en: 'Saved, but not on the site yet. The page "Today" says what holds it up.',
  ja: '保存しましたが、まだサイトに反映されていません。理由は「今日の確認」で確かめられます。',
}
