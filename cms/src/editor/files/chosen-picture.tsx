import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField } from '../../content/editing/form/form.ts'
import type { FoundPicture } from '../../content/library/media/find-pictures.ts'
import { ACTIONS, actionOn, movedTo } from '../../content/library/media/library-words.ts'
import {
  pictureName,
  smallPictureOf,
  tooSmall,
  withoutAlt,
} from '../../content/library/media/picture-words.ts'
import { Button } from '../../shell/button.tsx'
import { notify } from '../../shell/notices.ts'

type Props = {
  field: FormField
  ids: number[]
  /** Which of them it is. */
  at: number
  /** `undefined` while it is not known. */
  picture: FoundPicture | undefined
  keep: (ids: number[]) => void
}

/** A picture that stands in a box: how it looks, what it shows, and what it lacks for its place. */
export function ChosenPicture({ field, ids, at, picture, keep }: Props) {
  const id = ids[at] ?? 0
  const others = ids.toSpliced(at, 1)
  const isMovable = !field.isReadOnly && others.length > 0
  const name = picture ? pictureName(reader, picture) : ''
  const small = picture && field.pixels && tooSmall(reader, picture, field.pixels)
  const notes = [...(small ? [small] : []), ...(picture ? withoutAlt(reader, picture) : [])]
  const button = (action: keyof typeof ACTIONS, act: () => void, isOff = false) => (
    <Button
      aria-disabled={isOff}
      aria-label={say(reader, actionOn(name, action))}
      kind="quiet"
      onClick={() => isOff || act()}
    >
      {say(reader, ACTIONS[action])}
    </Button>
  )
  const move = (to: number) => {
    keep(others.toSpliced(to, 0, id))
    notify(movedTo(name, to + 1, ids.length))
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
            aria-label={say(reader, actionOn(name, 'open'))}
            className="shell-button"
            data-kind="quiet"
            href={`/admin/collections/media/${id}`}
            rel="noopener"
            target="_blank"
          >
            {say(reader, ACTIONS.open)}
          </a>
          {isMovable && button('earlier', () => move(at - 1), at === 0)}
          {isMovable && button('later', () => move(at + 1), at === others.length)}
          {!field.isReadOnly && button('remove', () => keep(others))}
        </div>
      </div>
    </li>
  )
}
