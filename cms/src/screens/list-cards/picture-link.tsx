'use client'

import { useConfig, useListDrawerContext } from '@payloadcms/ui'
import Link from 'next/link'

/** The name of a picture, which is its link; where a form opened the library to choose one, it chooses. */
export function PictureLink({ id, name }: { id: number; name: string }) {
  const { onSelect } = useListDrawerContext()
  const { admin } = useConfig().config.routes
  if (onSelect) {
    const chosen = { collectionSlug: 'media', doc: { id }, docID: String(id) } as const
    return (
      <button onClick={() => onSelect(chosen)} type="button">
        <span>{name}</span>
      </button>
    )
  }
  return (
    <Link href={`${admin}/collections/media/${id}`} prefetch={false}>
      <span>{name}</span>
    </Link>
  )
}
