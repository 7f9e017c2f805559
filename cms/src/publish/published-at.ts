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
