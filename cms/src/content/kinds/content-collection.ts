import type { CollectionConfig, Field } from 'payload'
import { GROUPS } from '../../base/groups.ts'
import { searchList } from '../../base/spelling/search-list.ts'
import { EDIT_VIEWS, NAME_UNTITLED, sectionNoteOf } from '../../base/ui/components.ts'
import type { Drawing } from '../../base/ui/sketch.tsx'
import type { Words } from '../../base/words.ts'
import { pagesAccess } from '../../staff/access/content.ts'
import { withTrash } from '../editing/trash/with-trash.ts'
import { restoreDocument } from '../editing/versions/restore.ts'
import type { ListSlug } from '../model/source.ts'
import { askForPublish } from './ask-for-publish.ts'
import { controlsOf, DRAFTS, endpointsOf, formFields, VERSIONS_KEPT } from './content-global.ts'
import { showOrder } from './show-order.ts'

type Options = {
  slug: ListSlug
  singular: Words
  plural: Words
  /** What adds a document: the button beside the list's title, and the screen it opens. */
  add: Words
  /** `false`: the desk's menu has a link of its own to it. */
  group: keyof typeof GROUPS | false
  /** Where visitors see the documents. */
  help: Words
  /** How the list looks to visitors, beside other parts of the site. */
  sketch?: Drawing
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
export type ContentCollection = CollectionConfig & { slug: ListSlug; custom: { add: Words } }

/** A collection of content: drafts, versions, a trash, and a publish after every change. */
export function contentCollection(options: Options): ContentCollection {
  const { slug, singular, plural, add, group, help, title, columns, fields, more } = options
  const { sketch, beforeList = [] } = options
  return withTrash({
    slug,
    labels: { singular, plural },
    custom: { add, ...(sketch && { sketch }) },
    access: pagesAccess,
    admin: {
      group: group && GROUPS[group],
      description: help,
      useAsTitle: title,
      defaultColumns: columns,
      hideAPIURL: true,
      components: {
        beforeListTable: [sectionNoteOf(slug), ...beforeList],
        edit: controlsOf({ collection: slug }, NAME_UNTITLED),
        views: EDIT_VIEWS,
      },
    },
    versions: { drafts: DRAFTS, maxPerDoc: VERSIONS_KEPT },
    endpoints: [restoreDocument(slug), ...endpointsOf({ collection: slug })],
    ...more,
    hooks: {
      ...more?.hooks,
      beforeOperation: [searchList, ...(more?.hooks?.beforeOperation ?? [])],
      afterChange: [
        ...(more?.hooks?.afterChange ?? []),
        ...(more?.orderable ? [showOrder] : []),
        askForPublish,
      ],
      afterDelete: [askForPublish],
    },
    fields: formFields(slug, fields),
  })
}
