import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { pictureName, pictureSchema } from '../../content/library/media/picture-words.ts'
import { ALT_NAMES } from '../../content/model/fields/alt.ts'

const PAGE = 24

const photoSchema = v.looseObject({
  ...pictureSchema.entries,
  thumbnailURL: v.nullish(v.string()),
})
const foundSchema = v.object({ docs: v.array(photoSchema), hasNextPage: v.boolean() })

type Found = v.InferOutput<typeof foundSchema>

/** The pictures of the library, the newest first, to choose one. */
export function PhotoLibrary({ onTake }: { onTake: (photo: number) => void }) {
  const { i18n } = useTranslation()
  const [sought, setSought] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const [found, setFound] = useState<Found | null>(null)
  const [isLost, setIsLost] = useState(false)

  useEffect(() => {
    const gone = new AbortController()
    void askDesk(addressOf(sought, limit), foundSchema, { signal: gone.signal }).then(
      ({ value }) => {
        if (gone.signal.aborted) return
        setIsLost(!value)
        if (value) setFound(value)
      },
    )
    return () => gone.abort()
  }, [sought, limit])

  return (
    <>
      <input
        aria-label={say({ i18n }, SEARCH)}
        onChange={({ target }) => {
          setSought(target.value)
          setLimit(PAGE)
        }}
        placeholder={say({ i18n }, SEARCH)}
        type="search"
        value={sought}
      />
      {isLost && <p role="alert">{say({ i18n }, UNLISTED)}</p>}
      <ul className="desk-photos">
        {found?.docs.map((photo) => (
          <li key={photo.id}>
            <button onClick={() => onTake(photo.id)} type="button">
              <img alt="" loading="lazy" src={photo.thumbnailURL ?? ''} />
              <span>{pictureName({ i18n }, photo)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{found?.docs.length === 0 && say({ i18n }, NONE)}</p>
      {found?.hasNextPage && (
        <DeskButton onClick={() => setLimit(limit + PAGE)} size="small">
          {say({ i18n }, { en: 'Show more', ja: 'もっと見る' })}
        </DeskButton>
      )}
    </>
  )
}

function addressOf(sought: string, limit: number): string {
  const query = new URLSearchParams({ depth: '0', limit: `${limit}`, sort: '-createdAt' })
  const fields = sought.trim() === '' ? [] : [...Object.values(ALT_NAMES), 'originalName']
  for (const [at, field] of fields.entries()) query.set(`where[or][${at}][${field}][like]`, sought)
  return `/api/media?${query}`
}

const SEARCH: Words = { en: 'Search the pictures', ja: '写真を検索' }
const UNLISTED: Words = {
  en: 'The pictures could not be loaded. Please check the connection and try again.',
  ja: '写真を読み込めませんでした。通信状態を確認して、もう一度お試しください。',
}
const NONE: Words = { en: 'No picture is found.', ja: '写真が見つかりません。' }
