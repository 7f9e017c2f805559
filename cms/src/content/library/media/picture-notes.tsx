'use client'

import { useConfig, useDocumentEvents, useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { PictureTitles } from '../../../base/payload-insides/picture-titles.tsx'
import { askDesk } from '../../../base/requests/ask-desk.ts'
import {
  type LookedAt,
  pictureName,
  pictureSchema,
  type Size,
  tooSmall,
  withoutAlt,
} from './picture-words.ts'

type Props = { path: string; library?: 'media' | 'videos'; needed?: Size }

const answer = v.object({ docs: v.array(pictureSchema) })

/**
 * At a field for pictures: their descriptions, which are too small there, and which lack a description. At
 * one for films: their names.
 */
export function PictureNotes({ path, library = 'media', needed }: Props) {
  const { value } = useField<unknown>({ path })
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  // Asks again after a picture was changed in a drawer.
  const { mostRecentUpdate } = useDocumentEvents()
  const [pictures, setPictures] = useState<LookedAt[]>([])
  const ids = [value].flat().filter((id) => typeof id === 'number')
  const chosen = ids.join()
  const changed = mostRecentUpdate?.updatedAt

  useEffect(() => {
    const gone = new AbortController()
    const query = new URLSearchParams({ depth: '0', limit: '100', changed: changed ?? '' })
    for (const [at, id] of chosen.split(',').entries()) query.set(`where[id][in][${at}]`, id)
    if (chosen === '') setPictures([])
    else {
      // The notes only help: without an answer there are none.
      void askDesk(`${routes.api}/${library}?${query}`, answer, { signal: gone.signal }).then(
        ({ value }) => setPictures(value?.docs ?? []),
      )
    }
    return () => gone.abort()
  }, [chosen, changed, library, routes.api])

  const notes = pictures.flatMap((picture) => {
    if (!needed) return []
    const small = tooSmall({ i18n }, picture, needed)
    return [...(small ? [small] : []), ...withoutAlt({ i18n }, picture)]
  })
  const titles = ids.map((id) => {
    const picture = pictures.find((each) => each.id === id)
    return picture ? pictureName({ i18n }, picture) : ''
  })
  return (
    <>
      <PictureTitles path={path} titles={titles} />
      {notes.length > 0 && (
        <ul className="desk-picture-notes" role="status">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}
