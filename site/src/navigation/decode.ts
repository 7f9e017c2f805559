/** The decoded form of an address part, or the part as it is when its escapes are broken. */
export function decodeAddress(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
