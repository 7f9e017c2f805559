/** Shows nothing in place of a field that another one shows. The field has its columns in lists all the same. */
export function NoBox() {
  return null
}
