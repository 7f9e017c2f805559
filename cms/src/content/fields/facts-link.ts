import type { UIField } from 'payload'

/** In the form of a restaurant, in place of facts that are documents of their own: the way to their screen. */
export function factsLink(name: string, component: string): UIField {
  return {
    name,
    type: 'ui',
    admin: { components: { Field: component }, disableBulkEdit: true, disableListColumn: true },
  }
}
