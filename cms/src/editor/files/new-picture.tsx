import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { ACTIONS, actionOn, NEW_PICTURE } from '../../content/library/media/library-words.ts'
import { PictureOfFile } from '../../content/library/media/picture-of-file.tsx'
import { pictureName } from '../../content/library/media/picture-words.ts'
import type { Upload, UploadEvent } from '../../content/library/media/uploads.ts'
import { useSame } from '../../content/library/media/use-found.ts'
import { useSending } from '../../content/library/media/use-sending.ts'
import { DECORATIVE, descriptionsFor, isDecorative } from '../../content/model/fields/alt.ts'
import { LINE_LIMIT } from '../../content/model/fields/text-limits.ts'
import { Button } from '../../shell/button.tsx'

type Props = {
  upload: Upload
  /** Whether it is the one to describe first. */
  isFirst: boolean
  tell: (event: UploadEvent) => void
}

/** A file that is about to become a picture of the library: what it shows, and how far it is. */
export function NewPicture({ upload, isFirst, tell }: Props) {
  const { key, file, state, part, refusal } = upload
  const isOnItsWay = state === 'waits' || state === 'sending'
  const sending = part < 1 ? NEW_PICTURE.sending : NEW_PICTURE.preparing
  const change = (changed: Partial<Upload> | null) => tell({ key, change: changed })
  const id = useId()
  useSending(upload, change)

  const button = (action: keyof typeof ACTIONS, changed: Partial<Upload> | null) => (
    <Button aria-label={say(reader, actionOn(file.name, action))} onClick={() => change(changed)}>
      {say(reader, ACTIONS[action])}
    </Button>
  )
  return (
    <li aria-labelledby={id}>
      <div className="files-new__picture">
        <PictureOfFile file={file} />
      </div>
      <div className="files-new__facts">
        <p id={id}>{file.name}</p>
        {(state === 'asked' || state === 'lost') && <Facts {...{ isFirst, tell, upload }} />}
        {isOnItsWay && <progress aria-label={file.name} {...(part < 1 && { value: part })} />}
        <p role="status">
          {state === 'waits' && say(reader, NEW_PICTURE.waits)}
          {state === 'sending' && say(reader, sending)}
          {state === 'added' && say(reader, NEW_PICTURE.added)}
        </p>
        <p className="box__refused" role="alert">
          {typeof refusal === 'string' ? refusal : refusal && say(reader, refusal)}
        </p>
        <div className="files-buttons">
          {state === 'lost' && button('again', { state: 'waits', part: 0, refusal: null })}
          {isOnItsWay ? button('stop', { state: 'asked', part: 0 }) : button('remove', null)}
        </div>
      </div>
    </li>
  )
}

/** The same picture where the library has it, and its descriptions: one is needed, unless it is decorative. */
function Facts({ upload: { key, file, facts, refusal }, isFirst, tell }: Props) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const same = useSame(file)
  const describe = (name: string, value: string | boolean) =>
    tell({ key, change: { facts: { ...facts, [name]: value }, refusal: null } })
  const begin = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) tell({ begin: 'asked' })
  }
  useEffect(() => {
    if (isFirst) first.current?.focus()
  }, [isFirst])
  return (
    <>
      <p role="status">{same.length > 0 && say(reader, NEW_PICTURE.same)}</p>
      {same.map((picture) => (
        <Button
          key={picture.id}
          onClick={() => tell({ key, change: { state: 'added', id: picture.id, refusal: null } })}
        >
          {say(reader, NEW_PICTURE.use)} ({pictureName(reader, picture)})
        </Button>
      ))}
      {descriptionsFor(reader).map(({ name, label }, at) => (
        <label key={name}>
          {say(reader, label)}
          <input
            aria-describedby={`${id}help`}
            aria-invalid={refusal === NEW_PICTURE.undescribed}
            autoComplete="off"
            maxLength={LINE_LIMIT}
            onChange={({ target }) => describe(name, target.value)}
            onKeyDown={begin}
            ref={at === 0 ? first : null}
            value={`${facts[name] ?? ''}`}
          />
        </label>
      ))}
      <p className="box__help" id={`${id}help`}>
        {say(reader, NEW_PICTURE.help)}
      </p>
      <label className="files-new__switch">
        <input
          aria-describedby={`${id}switch`}
          checked={isDecorative(facts)}
          onChange={({ target }) => describe(DECORATIVE.name, target.checked)}
          type="checkbox"
        />
        {say(reader, DECORATIVE.label)}
      </label>
      <p className="box__help" id={`${id}switch`}>
        {say(reader, DECORATIVE.help)}
      </p>
    </>
  )
}
