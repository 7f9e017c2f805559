/**
 * Whether a request that changes something was made by another site's page.
 * A browser says where a request comes from; a program that is no browser says nothing, carries
 * nobody's rights, and is held back by the rate limits alone.
 *
 * @param origins our own origins
 */
export function isCrossSite(
  headers: { get: (name: string) => string | null },
  origins: readonly string[],
): boolean {
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite === 'cross-site' || fetchSite === 'same-site') return true
  const origin = headers.get('origin')
  if (origin !== null) return !origins.includes(origin)
  return fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none'
}
