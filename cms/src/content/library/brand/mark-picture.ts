/** The address under which a browser shows a mark. @param mark an SVG, or a PNG as a `data:` address */
export function markPicture(mark: string): string {
  return mark.startsWith('data:') ? mark : `data:image/svg+xml,${encodeURIComponent(mark)}`
}
