import { type I18n, initI18n } from '@payloadcms/translations'
import type { Field, LabelFunction, OptionLabel, SanitizedConfig, StaticLabel } from 'payload'

/**
 * The configuration, with labels that Payload makes by a function (of its own fields: state, dates)
 * written out in every language of the desk. Payload caches such a function's result for the first
 * person who compares versions, and shows it to everyone.
 */
export async function withPlainLabels(config: SanitizedConfig): Promise<SanitizedConfig> {
  const spoken = await Promise.all(
    (['ja', 'en'] as const).map((language) =>
      initI18n({ config: config.i18n, context: 'api', language }),
    ),
  )
  for (const { fields } of [...config.collections, ...config.globals]) writeOut(fields, spoken)
  return config
}

function writeOut(fields: Field[], spoken: I18n[]): void {
  for (const field of fields) {
    if (field.type !== 'date' && field.type !== 'select') continue
    if (typeof field.label === 'function') field.label = inEvery(field.label, spoken)
    if (field.type === 'date') continue
    field.options = field.options.map((option) =>
      typeof option === 'object' && isOfPayload(option.label)
        ? { ...option, label: inEvery(option.label, spoken) }
        : option,
    )
  }
}

/** Our own options are written in both languages; no label here is a component. */
function isOfPayload(label: OptionLabel): label is LabelFunction {
  return typeof label === 'function'
}

function inEvery(label: LabelFunction, spoken: I18n[]): StaticLabel {
  return Object.fromEntries(spoken.map((i18n) => [i18n.language, label({ i18n, t: i18n.t })]))
}
