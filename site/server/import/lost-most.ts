/**
 * Whether a list lost more than half of the entries it had: rather a fault of the provider than that most
 * restaurants closed at once.
 *
 * @param known the slugs of the last good list
 */
export function lostMost(
  known: readonly string[],
  list: readonly { readonly slug: string }[],
): boolean {
  const listed = new Set(list.map(({ slug }) => slug))
  return known.filter((slug) => !listed.has(slug)).length > known.length / 2
}
