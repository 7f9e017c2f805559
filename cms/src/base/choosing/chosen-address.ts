/** The address of some documents of a collection, to change or delete them with one request. */
export function chosenAddress(collection: string, ids: readonly (number | string)[]): string {
  return `${collection}?${new URLSearchParams({ 'where[id][in]': ids.join(',') })}`
}
