/** A `class` attribute of those that are given. */
export function classes(...names: (string | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
