import type { CollectionSlug, Operator, Payload, Where } from 'payload'

/** A condition of a list: a field, and how it compares to a value. */
export type Condition = readonly [field: string, operator: Operator, value: string]

/** Which columns a list shows, and in which order. */
export type ListView = { columns: readonly string[]; sort: string }

/** A query of the database: every condition holds. */
export function whereOf(conditions: readonly Condition[]): Where {
  return { and: conditions.map(([field, operator, value]) => ({ [field]: { [operator]: value } })) }
}

/** The address of the desk's list of what {@link whereOf} finds. */
export function listLink(
  { config }: Pick<Payload, 'config'>,
  collection: CollectionSlug,
  conditions: readonly Condition[],
  view?: ListView,
): string {
  const query = new URLSearchParams({
    ...(view && { columns: JSON.stringify(view.columns), sort: view.sort }),
    ...Object.fromEntries(
      conditions.map(([field, operator, value], index) => [
        `where[or][0][and][${index}][${field}][${operator}]`,
        value,
      ]),
    ),
  })
  return `${config.routes.admin}/collections/${collection}?${query}`
}
