import { readObject } from '@noren/contract/json'
import type { DocumentViewServerProps, TypeWithVersion } from 'payload'

export type Version = TypeWithVersion<object>

type Asked = Pick<
  DocumentViewServerProps['initPageResult'],
  'collectionConfig' | 'docID' | 'globalConfig' | 'req'
>

/** The versions that staff made of a document, newest first: the desk keeps no more than fit on a page. */
export async function historyOf({ collectionConfig, docID, globalConfig, req }: Asked) {
  const options = { depth: 0, overrideAccess: false, pagination: false, req, sort: '-updatedAt' }
  // After a publish in one language Payload stores the others as separate versions, which no one saved.
  const saved = { snapshot: { not_equals: true } }
  if (globalConfig) {
    const { slug } = globalConfig
    const { docs } = await req.payload.findGlobalVersions({ ...options, slug, where: saved })
    return docs.filter(isWritten)
  }
  if (!collectionConfig || docID === undefined) return []
  const where = { and: [saved, { parent: { equals: docID } }] }
  const { slug: collection } = collectionConfig
  const { docs } = await req.payload.findVersions({ ...options, collection, where })
  return docs.filter(isWritten)
}

/** Not what was typed and changed back, or restored: it counts as published, and nobody published it. */
function isWritten(version: Version): boolean {
  return readObject(version).autosave !== true || !isPublished(version)
}

export function isPublished({ version }: Pick<Version, 'version'>): boolean {
  return readObject(version)._status === 'published'
}
