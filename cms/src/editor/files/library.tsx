import { useEffect, useState } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import {
  type FoundPicture,
  foundSchema,
  libraryAddress,
} from '../../content/library/media/find-pictures.ts'
import { ACTIONS, LIBRARY } from '../../content/library/media/library-words.ts'
import { pictureName } from '../../content/library/media/picture-words.ts'
import { Button } from '../../shell/button.tsx'
import { call } from '../../shell/call.ts'

/** How many are shown at first, and how many more with each press. */
const PAGE = 48

type Props = { chosen: readonly number[]; onPress: (id: number) => void }

/** The pictures of the library, the newest first, to press one. */
export function Library({ chosen, onPress }: Props) {
  const [asked, ask] = useState({ sought: '', limit: PAGE })
  const [found, setFound] = useState<readonly FoundPicture[]>([])
  const [state, setState] = useState<'loading' | 'more' | 'none' | 'whole' | 'unlisted'>('loading')
  const { sought, limit } = asked

  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    setState('loading')
    const address = libraryAddress(asked.sought, asked.limit)
    void call(address, foundSchema, { signal }).then(({ value }) => {
      if (signal.aborted) return
      if (!value) return setState('unlisted')
      setFound(value.docs)
      setState(value.hasNextPage ? 'more' : value.docs.length === 0 ? 'none' : 'whole')
    })
    return () => gone.abort()
  }, [asked])

  return (
    <>
      <input
        aria-label={say(reader, LIBRARY.search)}
        className="files-search"
        onChange={({ target }) => ask({ sought: target.value, limit: PAGE })}
        placeholder={say(reader, LIBRARY.search)}
        type="search"
        value={sought}
      />
      <ul className="files-library">
        {found.map((picture) => (
          <li key={picture.id}>
            <button
              aria-pressed={chosen.includes(picture.id)}
              onClick={() => onPress(picture.id)}
              type="button"
            >
              <img alt="" loading="lazy" src={picture.thumbnailURL ?? ''} />
              <span>{pictureName(reader, picture)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {(state === 'loading' || state === 'none') && say(reader, LIBRARY[state])}
      </p>
      <p role="alert">{state === 'unlisted' && say(reader, LIBRARY[state])}</p>
      {state === 'unlisted' && (
        <Button onClick={() => ask({ ...asked })}>{say(reader, ACTIONS.again)}</Button>
      )}
      {state === 'more' && (
        <Button onClick={() => ask({ sought, limit: limit + PAGE })}>
          {say(reader, LIBRARY.more)}
        </Button>
      )}
    </>
  )
}
