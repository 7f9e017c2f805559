import { readObject } from '@noren/contract/json'
import type { Field, FieldHook, TextareaField, TextField } from 'payload'
import { textarea } from 'payload/shared'
import { CARRIED_TEXT, PAIRED_FIELD } from '../../base/ui/components.ts'
import type { Words } from '../../base/words.ts'
import { TAGS } from '../translations/ledger.ts'
import { otherLabel, otherName } from './other-name.ts'

/** A text that each language has its own of, as `line` and `paragraphs` make it. */
export type OwnText = (Extract<TextField, { hasMany?: false }> | TextareaField) & { label: Words }

/** Whether a field is such a text. */
export function isOwnText(field: Field): field is OwnText {
  return (field.type === 'text' || field.type === 'textarea') && field.localized === true
}

/**
 * The text with its other languages beside it. Payload's forms hold one language; these fields carry
 * the others there and back, so that one save writes all of them. The database has no column of them.
 * They stand before the text: what is read is taken apart field by field, in this order.
 */
export function withOtherLanguages(field: OwnText): Field[] {
  const components = { ...field.admin?.components, Field: PAIRED_FIELD }
  const hooks = {
    ...field.hooks,
    beforeChange: [...(field.hooks?.beforeChange ?? []), takeOthers(field.name)],
  }
  const text = Object.assign({}, field, { hooks, admin: { ...field.admin, components } })
  return [...TAGS.map((tag) => otherText(field, tag)), text]
}

function otherText({ name, type, label, maxLength }: OwnText, tag: string): Field {
  const other = otherName(name, tag)
  return {
    name: other,
    type,
    label: { en: otherLabel(label.en, tag), ja: otherLabel(label.ja, tag) },
    virtual: true,
    // Payload looks at no virtual field by itself.
    validate: textarea,
    ...(maxLength && { maxLength }),
    admin: {
      components: { Field: CARRIED_TEXT },
      disableBulkEdit: true,
      disableListColumn: true,
      disableListFilter: true,
      disableGroupBy: true,
    },
    hooks: {
      afterRead: [({ siblingData, req }) => otherOf(siblingData[name], tag, req.locale)],
      // Of a publish in one language Payload answers with what visitors see in the others.
      afterChange: [({ siblingData }) => siblingData?.[other]],
    },
  }
}

/** A text among those of all languages; nothing where all are asked for, or one was read alone. */
function otherOf(texts: unknown, tag: string, asked: string | null | undefined): unknown {
  if (tag === asked || !TAGS.includes(asked ?? '')) return undefined
  return readObject(texts)[tag] ?? undefined
}

/** Puts the other languages where Payload keeps what is not in the form. */
function takeOthers(name: string): FieldHook {
  return ({ previousSiblingDoc, req, siblingData, siblingDocWithLocales }) => {
    if (!siblingDocWithLocales) return
    for (const tag of TAGS) {
      const other = otherName(name, tag)
      const text = siblingData[other]
      if (tag === req.locale || typeof text !== 'string') continue
      // What was not sent Payload fills in with what is there; a version that comes back has its own.
      if (text === readObject(previousSiblingDoc)[other]) continue
      siblingDocWithLocales[name] = { ...readObject(siblingDocWithLocales[name]), [tag]: text }
    }
  }
}

/** A text that another field's box shows; Payload's own hidden box would have that one's id. */
export function CarriedText() {
  return null
}
