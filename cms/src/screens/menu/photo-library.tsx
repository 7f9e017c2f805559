import { useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import {
  type FoundPicture,
  foundSchema,
  libraryAddress,
} from '../../content/library/media/find-pictures.ts'
import { LIBRARY } from '../../content/library/media/library-words.ts'
import { pictureName } from '../../content/library/media/picture-words.ts'

const PAGE = 24

type Found = { docs: FoundPicture[]; hasNextPage: boolean }

/** The pictures of the library, the newest first, to choose one. */
export function PhotoLibrary({ onTake }: { onTake: (photo: number) => void }) {
  const { i18n } = useTranslation()
  const [sought, setSought] = useState('')
  const [limit, setLimit] = useState(PAGE)
  const [found, setFound] = useState<Found | null>(null)
  const [isLost, setIsLost] = useState(false)

  useEffect(() => {
    const gone = new AbortController()
    void askDesk(libraryAddress(sought, limit), foundSchema, { signal: gone.signal }).then(
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
        aria-label={say({ i18n }, LIBRARY.search)}
        onChange={({ target }) => {
          setSought(target.value)
          setLimit(PAGE)
        }}
        placeholder={say({ i18n }, LIBRARY.search)}
        type="search"
        value={sought}
      />
      {isLost && <p role="alert">{say({ i18n }, LIBRARY.unlisted)}</p>}
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
      <p role="status">{found?.docs.length === 0 && say({ i18n }, LIBRARY.none)}</p>
      {found?.hasNextPage && (
        <DeskButton onClick={() => setLimit(limit + PAGE)} size="small">
          {say({ i18n }, LIBRARY.more)}
        </DeskButton>
      )}
    </>
  )
}
