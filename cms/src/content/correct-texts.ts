import type { FieldHook, SanitizedConfig } from 'payload'
import { corrected } from '../base/spelling/corrected.ts'
import { nobody } from '../staff/access/roles.ts'
import { leavesOf } from './fields/walk.ts'

/** Corrects every text that staff write as it is saved. Texts from visitors stay as they are. */
export function withCorrectedTexts(config: SanitizedConfig): SanitizedConfig {
  const kinds = [...config.collections, ...config.globals]
  for (const { field } of kinds.flatMap(({ flattenedFields }) => leavesOf(flattenedFields))) {
    if (field.type !== 'text' && field.type !== 'textarea') continue
    if (field.access?.update === nobody) continue
    field.hooks = {
      ...field.hooks,
      beforeValidate: [correctText, ...(field.hooks?.beforeValidate ?? [])],
    }
  }
  return config
}

const correctText: FieldHook = ({ value }) => (typeof value === 'string' ? corrected(value) : value)
