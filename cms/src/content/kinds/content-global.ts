import type { Endpoint, Field, GlobalConfig } from 'payload'
import {
  DOCUMENT_GAPS,
  EDIT_VIEWS,
  FORM_HEAD,
  OF_EVERY_FORM,
  PUBLISH_BUTTON,
  planNoteOf,
  SAVE_DRAFT_BUTTON,
  sectionNoteOf,
} from '../../base/ui/components.ts'
import type { Words } from '../../base/words.ts'
import { globalAccess } from '../../staff/access/content.ts'
import { presence } from '../editing/presence/endpoints.ts'
import { plansOf } from '../editing/schedule/endpoints.ts'
import { restoreGlobal } from '../editing/versions/restore.ts'
import { comparedInWords } from '../editing/versions/version-fields.ts'
import { translations } from '../languages/endpoints.ts'
import { followedFields } from '../languages/translations/followed-fields.ts'
import { formPlace } from '../model/fields/layout.ts'
import { changedBy } from '../model/saved-by.ts'
import type { ListSlug, SingleSlug } from '../model/source.ts'
import { askForPublish } from './ask-for-publish.ts'

/** How many versions each document keeps, so that staff can restore an older text. */
export const VERSIONS_KEPT = 30

/** Milliseconds after the last key until an autosave. */
const AUTOSAVE_MS = 1500

/** Content has drafts with autosave, and staff may plan a time to publish. */
export const DRAFTS = {
  autosave: { interval: AUTOSAVE_MS, showSaveDraftButton: true },
  schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 15 },
}

/** The fields of a document of content with a form. */
export function formFields(slug: SingleSlug | ListSlug, fields: Field[]): Field[] {
  return documentFields([
    formPlace('sectionNote', sectionNoteOf(slug)),
    formPlace('formHead', FORM_HEAD),
    ...fields,
  ])
}

/** The fields of a document of content: with a ledger, an author, and versions to compare. */
export function documentFields(fields: Field[]): Field[] {
  return comparedInWords(followedFields([...fields, changedBy]))
}

type Options = {
  slug: SingleSlug
  label: Words
  /** Its heading in the desk's menu. */
  group: Words
  /** Where visitors see it. */
  help: Words
  fields: Field[]
  /** What it answers beside what every one does. */
  endpoints?: Endpoint[]
}

/** A global of content. */
export type ContentGlobal = GlobalConfig & { slug: SingleSlug }

/** A global of content: drafts, versions, and a publish after every change. */
export function contentGlobal(options: Options): ContentGlobal {
  const { slug, label, group, help, fields, endpoints = [] } = options
  return {
    slug,
    label,
    access: globalAccess,
    admin: {
      group,
      description: help,
      hideAPIURL: true,
      components: {
        elements: {
          beforeDocumentControls: [...OF_EVERY_FORM, planNoteOf({ global: slug }), DOCUMENT_GAPS],
          PublishButton: PUBLISH_BUTTON,
          SaveDraftButton: SAVE_DRAFT_BUTTON,
        },
        views: EDIT_VIEWS,
      },
    },
    versions: { drafts: DRAFTS, max: VERSIONS_KEPT },
    // Payload asks for less to learn whether it is public, and then takes it for a draft.
    forceSelect: { _status: true },
    endpoints: [
      restoreGlobal(slug),
      presence({ global: slug }),
      ...translations({ global: slug }),
      ...plansOf({ global: slug }),
      ...endpoints,
    ],
    hooks: { afterChange: [askForPublish] },
    fields: formFields(slug, fields),
  }
}
