'use client'

import { useConfig, useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import { say } from '../../../base/words.ts'
import {
  ENCODER_VERSION,
  HASH_DIGITS,
  type LookedAt,
  pictureName,
  pictureSchema,
} from './picture-words.ts'

const answer = v.object({ docs: v.array(pictureSchema) })

/** Below a chosen file: the pictures of the library that were made from the same file. */
export function SamePicture() {
  const { value: file } = useField<unknown>({ path: 'file' })
  const { i18n } = useTranslation()
  const { admin, api } = useConfig().config.routes
  const [same, setSame] = useState<LookedAt[]>([])

  useEffect(() => {
    const gone = new AbortController()
    setSame([])
    if (file instanceof File) {
      sameAs(file, api, gone.signal)
        .then(setSame)
        // The hint only helps: a file that cannot be read has none.
        .catch(() => undefined)
    }
    return () => gone.abort()
  }, [file, api])

  if (same.length === 0) return null
  return (
    <div className="desk-picture-notes" role="status">
      {say({ i18n }, THERE)}{' '}
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

async function sameAs(file: File, api: string, signal: AbortSignal): Promise<LookedAt[]> {
  const bytes = await new Blob([ENCODER_VERSION, file]).arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const hash = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const query = new URLSearchParams({ depth: '0', limit: '3', sort: 'id' })
  query.set('where[address][like]', `/media/${hash.slice(0, HASH_DIGITS)}-`)
  const { value } = await askDesk(`${api}/media?${query}`, answer, { signal })
  return value?.docs ?? []
}

const THERE = {
  en: 'The library already has this picture, so you need not upload it again:',
  ja: 'この写真はすでに登録されています。もう一度アップロードする必要はありません：',
}
