/** The screen of a restaurant's menu, or of the choice of one. */
export function menuAddress(id?: number | string): string {
  return id === undefined ? '/admin/menu' : `/admin/menu/${id}`
}
