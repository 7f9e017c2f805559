import type { UIField } from 'payload'

/** A place in a form for a component of ours that no value belongs to. */
export function formPlace(name: string, component: string): UIField {
  return {
    name,
    type: 'ui',
    admin: { components: { Field: component }, disableBulkEdit: true, disableListColumn: true },
  }
}
