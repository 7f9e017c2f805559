import type { CollectionSlug, Operator, Payload } from 'payload'

/** A condition of a list: a field, and how it compares to a value. */
type Condition = readonly [field: string, operator: Operator, value: string]

/** The address of the desk's list of the documents for which every condition holds. */
export function listLink(
  { config }: Pick<Payload, 'config'>,
  collection: CollectionSlug,
  conditions: readonly Condition[],
): string {
  const query = new URLSearchParams(
    conditions.map(([field, operator, value], index) => [
      `where[or][0][and][${index}][${field}][${operator}]`,
      value,
    ]),
  )
  return `${config.routes.admin}/collections/${collection}?${query}`
}
