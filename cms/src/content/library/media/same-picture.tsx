'use client'

import { useConfig, useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { say } from '../../../base/words.ts'
import { foundSchema, sameAddress } from './find-pictures.ts'
import { NEW_PICTURE } from './library-words.ts'
import { type LookedAt, pictureName } from './picture-words.ts'

/** Below a chosen file: the pictures of the library that were made from the same file. */
export function SamePicture() {
  const { value: file } = useField<unknown>({ path: 'file' })
  const { i18n } = useTranslation()
  const { admin } = useConfig().config.routes
  const [same, setSame] = useState<LookedAt[]>([])

  useEffect(() => {
    const gone = new AbortController()
    setSame([])
    if (file instanceof File) {
      sameAddress(file)
        .then((address) => askDesk(address, foundSchema, { signal: gone.signal }))
        .then(({ value }) => setSame(value?.docs ?? []))
        // The hint only helps: a file that cannot be read has none.
        .catch(() => undefined)
    }
    return () => gone.abort()
  }, [file])

  if (same.length === 0) return null
  return (
    <div className="desk-picture-notes" role="status">
      {say({ i18n }, NEW_PICTURE.same)}{' '}
      {same.map((picture) => (
        <a
          href={`${admin}/collections/media/${picture.id}`}
          key={picture.id}
          rel="noopener"
          target="_blank"
        >
          {pictureName({ i18n }, picture)}
        </a>
      ))}
    </div>
  )
}
