/**
 * Whether another site's page made a request that changes something. A browser says where a request comes
 * from; another program says nothing, has no user's rights, and only meets the rate limits.
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
