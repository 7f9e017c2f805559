import type { CollectionConfig, Field } from 'payload'
import type { Words } from '../../../base/words.ts'
import { factsAccess } from '../../../staff/access/content.ts'
import { factsInReach } from '../../../staff/access/own.ts'
import { translations } from '../../languages/endpoints.ts'
import type { FactSlug } from '../../model/facts.ts'
import { askForPublish } from '../ask-for-publish.ts'
import { documentFields, VERSIONS_KEPT } from '../content-global.ts'

type Options = {
  slug: FactSlug
  singular: Words
  plural: Words
  /** Fields that order the facts of a restaurant. */
  order: string[]
  /** The field that names a fact. */
  title?: string
  fields: Field[]
}

/**
 * A collection of facts. Each is published as it is saved, has a history, and stays in the trash for a
 * month. Only our own screens can write them, and no one can through Payload's API.
 */
export function factCollection(options: Options): CollectionConfig {
  const { slug, singular, plural, order, title, fields } = options
  return {
    slug,
    labels: { singular, plural },
    access: factsAccess,
    admin: { hidden: true, ...(title && { useAsTitle: title }) },
    defaultSort: order,
    lockDocuments: false,
    trash: true,
    versions: { drafts: false, maxPerDoc: VERSIONS_KEPT },
    endpoints: translations({ collection: slug }, factsInReach),
    hooks: { afterChange: [askForPublish], afterDelete: [askForPublish] },
    fields: [
      { name: 'id', type: 'text', required: true },
      {
        name: 'restaurant',
        type: 'relationship',
        relationTo: 'restaurants',
        required: true,
        index: true,
        // Code that reads facts has the restaurant already.
        maxDepth: 0,
      },
      ...documentFields(fields),
    ],
  }
}
