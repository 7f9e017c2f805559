import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { ACTIONS, actionOn, NEW_PICTURE } from '../../content/library/media/library-words.ts'
import { PictureOfFile } from '../../content/library/media/picture-of-file.tsx'
import { pictureName } from '../../content/library/media/picture-words.ts'
import { sendPicture } from '../../content/library/media/send-picture.ts'
import { answered, type Upload, type UploadEvent } from '../../content/library/media/uploads.ts'
import { useSame } from '../../content/library/media/use-found.ts'
import { DECORATIVE, descriptionsFor, isDecorative } from '../../content/model/fields/alt.ts'
import { LINE_LIMIT } from '../../content/model/fields/text-limits.ts'
import { Button } from '../../shell/button.tsx'

type Change = Partial<Upload> | null

type Props = {
  upload: Upload
  /** Whether it is the one to describe first. */
  isFirst: boolean
  tell: (event: UploadEvent) => void
}

/** A file that is about to become a picture of the library: what it shows, and how far it is. */
export function NewPicture({ upload, isFirst, tell }: Props) {
  const { key, file, facts, state, part, refusal } = upload
  const id = useId()
  const change = (changed: Change) => tell({ key, change: changed })
  const isOnItsWay = state === 'waits' || state === 'sending'

  const send = useEffectEvent(async (signal: AbortSignal) => {
    const onProgress = (arrived: number) => change({ part: arrived })
    const sent = await sendPicture({ file, facts, signal, onProgress })
    if (!signal.aborted) change(answered(sent))
  })
  // Whatever ends its turn stops it, the dialog's closing included.
  useEffect(() => {
    if (state !== 'sending') return
    const stop = new AbortController()
    void send(stop.signal)
    return () => stop.abort()
  }, [state])

  const button = (action: keyof typeof ACTIONS, changed: Change) => (
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
        {(state === 'asked' || state === 'lost') && <Facts {...{ change, isFirst, upload }} />}
        {isOnItsWay && <progress aria-label={file.name} {...(part < 1 && { value: part })} />}
        <p role="status">
          {state === 'waits' && say(reader, NEW_PICTURE.waits)}
          {state === 'sending' && say(reader, NEW_PICTURE[part < 1 ? 'sending' : 'preparing'])}
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

type FactsProps = Pick<Props, 'upload' | 'isFirst'> & { change: (changed: Change) => void }

/** The same picture where the library has it, and its descriptions: one is needed, unless it is decorative. */
function Facts({ upload: { file, facts, refusal }, isFirst, change }: FactsProps) {
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const same = useSame(file)
  const describe = (name: string, value: string | boolean) =>
    change({ facts: { ...facts, [name]: value }, refusal: null })
  useEffect(() => {
    if (isFirst) first.current?.focus()
  }, [isFirst])
  return (
    <>
      <p role="status">{same.length > 0 && say(reader, NEW_PICTURE.same)}</p>
      {same.map((picture) => (
        <Button
          key={picture.id}
          onClick={() => change({ state: 'added', id: picture.id, refusal: null })}
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
