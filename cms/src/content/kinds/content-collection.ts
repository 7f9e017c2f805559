import type { CollectionConfig, Field } from 'payload'
import { searchList } from '../../base/spelling/search-list.ts'
import {
  DOCUMENT_GAPS,
  EDIT_VIEWS,
  NAME_UNTITLED,
  OF_EVERY_FORM,
  PUBLISH_BUTTON,
  planNoteOf,
  SAVE_DRAFT_BUTTON,
  sectionNoteOf,
} from '../../base/ui/components.ts'
import type { Words } from '../../base/words.ts'
import { pagesAccess } from '../../staff/access/content.ts'
import { presence } from '../editing/presence/endpoints.ts'
import { plansOf } from '../editing/schedule/endpoints.ts'
import { withTrash } from '../editing/trash/with-trash.ts'
import { restoreDocument } from '../editing/versions/restore.ts'
import { translations } from '../languages/endpoints.ts'
import type { ListSlug } from '../model/source.ts'
import { askForPublish } from './ask-for-publish.ts'
import { DRAFTS, formFields, VERSIONS_KEPT } from './content-global.ts'

type Options = {
  slug: ListSlug
  singular: Words
  plural: Words
  /** `false`: the desk's menu has a link of its own to it. */
  group: Words | false
  /** Where visitors see the documents. */
  help: Words
  /** The field that names a document in lists. */
  title: string
  columns: string[]
  fields: Field[]
  /** What differs from other content: access, order, more hooks. */
  more?: Pick<CollectionConfig, 'access' | 'orderable' | 'defaultSort' | 'hooks'>
  /** Components above its list, by their paths in the import map. */
  beforeList?: string[]
}

/** A collection whose documents the site shows as a list. */
export type ContentCollection = CollectionConfig & { slug: ListSlug }

/** A collection of content: drafts, versions, a trash, and a publish after every change. */
export function contentCollection(options: Options): ContentCollection {
  const { slug, singular, plural, group, help, title, columns, fields, more } = options
  const { beforeList = [] } = options
  return withTrash({
    slug,
    labels: { singular, plural },
    access: pagesAccess,
    admin: {
      group,
      description: help,
      useAsTitle: title,
      defaultColumns: columns,
      hideAPIURL: true,
      components: {
        beforeListTable: [sectionNoteOf(slug), ...beforeList],
        edit: {
          beforeDocumentControls: [
            ...OF_EVERY_FORM,
            NAME_UNTITLED,
            planNoteOf({ collection: slug }),
            DOCUMENT_GAPS,
          ],
          PublishButton: PUBLISH_BUTTON,
          SaveDraftButton: SAVE_DRAFT_BUTTON,
        },
        views: EDIT_VIEWS,
      },
    },
    versions: { drafts: DRAFTS, maxPerDoc: VERSIONS_KEPT },
    endpoints: [
      restoreDocument(slug),
      presence({ collection: slug }),
      ...translations({ collection: slug }),
      ...plansOf({ collection: slug }),
    ],
    ...more,
    hooks: {
      ...more?.hooks,
      beforeOperation: [searchList, ...(more?.hooks?.beforeOperation ?? [])],
      afterChange: [...(more?.hooks?.afterChange ?? []), askForPublish],
      afterDelete: [askForPublish],
    },
    fields: formFields(slug, fields),
  })
}
