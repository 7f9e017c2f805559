/** Publishes now. @returns the moment of what the site shows then (ISO 8601); `null` while it is not there */
export async function publishedAt(): Promise<string | null> {
  const status = await globalThis.norenDesk?.publisher.publish()
  return status?.state === 'published' ? status.at : null
}
