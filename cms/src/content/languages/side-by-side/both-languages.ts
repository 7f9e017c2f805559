import { readObject } from '@noren/contract/json'
import type { Field, FieldHook, TextareaField, TextField } from 'payload'
import { isTag, TAGS } from '../../../base/locales.ts'
import { NO_BOX } from '../../../base/ui/components.ts'
import type { Words } from '../../../base/words.ts'
import { namedFacts, roomOf, textWith } from '../../model/fields/text.ts'
import { otherLabel, otherName } from '../../model/other-name.ts'

/** A localized text, as `line` and `paragraphs` make it. */
export type OwnText = (Extract<TextField, { hasMany?: false }> | TextareaField) & { label: Words }

/** Whether a field is a localized text. */
export function isOwnText(field: Field): field is OwnText {
  return (field.type === 'text' || field.type === 'textarea') && field.localized === true
}

/**
 * The text, preceded by a field for each other language. Payload's forms hold one language; these virtual
 * fields carry the others to the form and back, so that one save writes all. The database has no columns
 * for them. They come before the text, since Payload reduces a document to one language field by field, in
 * this order.
 */
export function withOtherLanguages(field: OwnText): Field[] {
  const Field = {
    path: '/src/content/languages/translations/paired-field.tsx#PairedField',
    clientProps: roomOf(field) ?? {},
  }
  const components = { ...field.admin?.components, Field }
  const hooks = {
    ...field.hooks,
    beforeChange: [...(field.hooks?.beforeChange ?? []), takeOthers(field.name)],
  }
  const text = Object.assign({}, field, { hooks, admin: { ...field.admin, components } })
  return [...TAGS.map((tag) => otherText(field, tag)), text]
}

function otherText(field: OwnText, tag: string): Field {
  const { name, type, label, maxLength } = field
  const other = otherName(name, tag)
  return {
    name: other,
    type,
    label: { en: otherLabel(label.en, tag, 'en'), ja: otherLabel(label.ja, tag, 'ja') },
    virtual: true,
    // Payload does not validate virtual fields on its own.
    validate: textWith(namedFacts(field)),
    ...(maxLength && { maxLength }),
    admin: {
      // The text's own field shows it; Payload's hidden field would have the id of that one.
      components: { Field: NO_BOX },
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      disableGroupBy: true,
    },
    hooks: {
      afterRead: [({ siblingData, req }) => otherOf(siblingData[name], tag, req.locale)],
      // After a publish in one language Payload's answer has the published texts of the others.
      afterChange: [({ siblingData }) => siblingData?.[other]],
    },
  }
}

/**
 * The text of one language, from a value in all languages; nothing when all languages, or one alone, were
 * requested.
 */
function otherOf(texts: unknown, tag: string, asked: string | null | undefined): unknown {
  if (tag === asked || !isTag(asked)) return undefined
  return readObject(texts)[tag] ?? undefined
}

/** Writes the other languages to where Payload keeps the texts that the form lacks. */
function takeOthers(name: string): FieldHook {
  return ({ previousSiblingDoc, req, siblingData, siblingDocWithLocales }) => {
    if (!siblingDocWithLocales) return
    for (const tag of TAGS) {
      const other = otherName(name, tag)
      const text = siblingData[other]
      if (tag === req.locale || typeof text !== 'string') continue
      // Payload fills in what was not sent with the stored text; a restored version has its own.
      if (text === readObject(previousSiblingDoc)[other]) continue
      siblingDocWithLocales[name] = { ...readObject(siblingDocWithLocales[name]), [tag]: text }
    }
  }
}
