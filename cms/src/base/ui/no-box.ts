/** Shows nothing in place of a field, which has its columns in lists all the same. */
export function NoBox() {
  return null
}
