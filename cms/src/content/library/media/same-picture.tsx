'use client'

import { useConfig, useField, useTranslation } from '@payloadcms/ui'
import { say } from '../../../base/words.ts'
import { NEW_PICTURE } from './library-words.ts'
import { pictureName } from './picture-words.ts'
import { useSame } from './use-found.ts'

/** Below a chosen file: the pictures of the library that were made from the same file. */
export function SamePicture() {
  const { value: file } = useField<unknown>({ path: 'file' })
  const { i18n } = useTranslation()
  const { admin } = useConfig().config.routes
  const same = useSame(file instanceof File ? file : null)
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
