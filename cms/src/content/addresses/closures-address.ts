/** What the address of the screen of closures calls the one that is opened to be edited. */
export const EDITED = 'edit'

/** The screen of closures and special hours, with one of them opened to be edited. */
export function closuresAddress(id?: string): string {
  return id === undefined ? '/admin/closures' : `/admin/closures?${EDITED}=${id}`
}
