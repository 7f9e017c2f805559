/** A `class` attribute from the names that are not empty. */
export function classes(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
