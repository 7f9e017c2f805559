import type { Field, FieldHook, SanitizedConfig } from 'payload'
import { mended } from '../base/spelling/mended.ts'
import { nobody } from '../staff/access/roles.ts'

/** The configuration, with every text that staff may write put right as it is saved. What visitors wrote stays. */
export function withMendedTexts(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals]) mendFields(fields)
  return config
}

const mendText: FieldHook = ({ value }) => (typeof value === 'string' ? mended(value) : value)

function mendFields(fields: readonly Field[]): void {
  for (const field of fields) {
    if ('fields' in field) mendFields(field.fields)
    if (field.type === 'tabs') for (const tab of field.tabs) mendFields(tab.fields)
    if (field.type === 'blocks') for (const block of field.blocks) mendFields(block.fields)
    if (field.type !== 'text' && field.type !== 'textarea') continue
    if (field.access?.update === nobody) continue
    field.hooks = {
      ...field.hooks,
      beforeValidate: [mendText, ...(field.hooks?.beforeValidate ?? [])],
    }
  }
}
