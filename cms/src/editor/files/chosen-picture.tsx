import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FoundPicture } from '../../content/library/media/find-pictures.ts'
import { ACTIONS, actionOn } from '../../content/library/media/library-words.ts'
import {
  pictureName,
  type Size,
  smallPictureOf,
  tooSmall,
  withoutAlt,
} from '../../content/library/media/picture-words.ts'
import { Button } from '../../shell/button.tsx'

type Props = {
  id: number
  /** `undefined` while it is not known. */
  picture: FoundPicture | undefined
  needed: Size | null
  mayChange: boolean
  /** Its place among all pictures of the box, from 1. */
  place: number
  count: number
  onMove: (name: string, place: number) => void
  onRemove: () => void
}

/** A picture that stands in a box: how it looks, what it shows, and what it lacks for its place. */
export function ChosenPicture({ id, picture, needed, mayChange, place, count, ...on }: Props) {
  const name = picture ? pictureName(reader, picture) : ''
  const small = picture && needed && tooSmall(reader, picture, needed)
  const notes = [...(small ? [small] : []), ...(picture ? withoutAlt(reader, picture) : [])]
  const named = (action: keyof typeof ACTIONS) => ({
    'aria-label': say(reader, actionOn(name, action)),
    children: say(reader, ACTIONS[action]),
    'data-kind': 'quiet',
  })
  const step = (action: 'earlier' | 'later', to: number) => {
    const isThere = to < 1 || to > count
    return (
      <Button
        {...named(action)}
        aria-disabled={isThere}
        kind="quiet"
        onClick={() => isThere || on.onMove(name, to)}
      />
    )
  }
  return (
    <li className="files-chosen">
      <img alt="" src={picture?.thumbnailURL ?? smallPictureOf(id)} />
      <div>
        <p>{name}</p>
        <p className="box__help">{picture?.originalName !== name && picture?.originalName}</p>
        <div className="files-notes" role="status">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <div className="files-buttons">
          <a
            {...named('open')}
            className="shell-button"
            href={`/admin/collections/media/${id}`}
            rel="noopener"
            target="_blank"
          />
          {mayChange && count > 1 && step('earlier', place - 1)}
          {mayChange && count > 1 && step('later', place + 1)}
          {mayChange && <Button {...named('remove')} kind="quiet" onClick={on.onRemove} />}
        </div>
      </div>
    </li>
  )
}
