import type { Endpoint, Field, GlobalConfig } from 'payload'
import { GROUPS } from '../../base/groups.ts'
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
import type { Drawing } from '../../base/ui/sketch.tsx'
import type { Words } from '../../base/words.ts'
import { globalAccess } from '../../staff/access/content.ts'
import { formEndpoints } from '../editing/form/endpoints.ts'
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

/** A kind of content: a list, or a single document. */
type Kind = { collection: ListSlug } | { global: SingleSlug }

/** What is above every form of content: the buttons, and what `more` the kind has. */
export function controlsOf(kind: Kind, ...more: string[]) {
  return {
    beforeDocumentControls: [...OF_EVERY_FORM, ...more, planNoteOf(kind), DOCUMENT_GAPS],
    PublishButton: PUBLISH_BUTTON,
    SaveDraftButton: SAVE_DRAFT_BUTTON,
  }
}

/** What every kind of content answers. */
export function endpointsOf(kind: Kind): Endpoint[] {
  return [...formEndpoints(kind), presence(kind), ...translations(kind), ...plansOf(kind)]
}

type Options = {
  slug: SingleSlug
  label: Words
  /** Its heading in the desk's menu. */
  group: keyof typeof GROUPS
  /** Where visitors see it. */
  help: Words
  /** How it looks to visitors. */
  sketch: Drawing
  fields: Field[]
  /** What it answers beside what every one does. */
  endpoints?: Endpoint[]
}

declare module 'payload' {
  // biome-ignore-start lint/style/useConsistentTypeDefinitions: only interfaces are merged
  interface GlobalCustom {
    sketch?: Drawing
  }
  interface CollectionCustom {
    add?: Words
    sketch?: Drawing
  }
  // biome-ignore-end lint/style/useConsistentTypeDefinitions: as above
}

/** A global of content. */
export type ContentGlobal = GlobalConfig & { slug: SingleSlug; custom: { sketch: Drawing } }

/** A global of content: drafts, versions, and a publish after every change. */
export function contentGlobal(options: Options): ContentGlobal {
  const { slug, label, group, help, sketch, fields, endpoints = [] } = options
  return {
    slug,
    label,
    custom: { sketch },
    access: globalAccess,
    admin: {
      group: GROUPS[group],
      description: help,
      hideAPIURL: true,
      components: {
        elements: controlsOf({ global: slug }),
        views: EDIT_VIEWS,
      },
    },
    versions: { drafts: DRAFTS, max: VERSIONS_KEPT },
    // Payload asks for less to learn whether it is public, and then takes it for a draft.
    forceSelect: { _status: true },
    endpoints: [restoreGlobal(slug), ...endpointsOf({ global: slug }), ...endpoints],
    hooks: { afterChange: [askForPublish] },
    fields: formFields(slug, fields),
  }
}
