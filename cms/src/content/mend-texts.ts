import type { FieldHook, SanitizedConfig } from 'payload'
import { mended } from '../base/spelling/mended.ts'
import { nobody } from '../staff/access/roles.ts'
import { leavesOf } from './fields/boxes.ts'

/** The configuration, with every text that staff may write put right as it is saved. What visitors wrote stays. */
export function withMendedTexts(config: SanitizedConfig): SanitizedConfig {
  const kinds = [...config.collections, ...config.globals]
  for (const { field } of kinds.flatMap(({ flattenedFields }) => leavesOf(flattenedFields))) {
    if (field.type !== 'text' && field.type !== 'textarea') continue
    if (field.access?.update === nobody) continue
    field.hooks = {
      ...field.hooks,
      beforeValidate: [mendText, ...(field.hooks?.beforeValidate ?? [])],
    }
  }
  return config
}

const mendText: FieldHook = ({ value }) => (typeof value === 'string' ? mended(value) : value)
