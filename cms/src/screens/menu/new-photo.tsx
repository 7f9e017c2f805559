import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { sentenceOf } from '../../base/requests/ask-desk.ts'
import { TOO_LARGE, UPLOAD_LIMIT_BYTES } from '../../base/requests/upload-limit.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { NEW_PICTURE, whatItShows } from '../../content/library/media/library-words.ts'
import { PictureOfFile } from '../../content/library/media/picture-of-file.tsx'
import { sendPicture } from '../../content/library/media/send-picture.ts'
import { ALT_NAMES } from '../../content/model/fields/alt.ts'
import { LINE_LIMIT } from '../../content/model/fields/text-limits.ts'
import { UNREACHED } from './send-menu.ts'

type Props = {
  file: File
  /** The picture is in the library. */
  onTake: (photo: number) => void
}

/** A photo that is about to be uploaded: what it shows, in the user's language, and how far the upload is. */
export function NewPhoto({ file, onTake }: Props) {
  const { i18n } = useTranslation()
  const language = languageFromCode(i18n.language) ?? DEFAULT_LANGUAGE
  const [description, setDescription] = useState('')
  const [part, setPart] = useState<number | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const leaving = useRef(new AbortController())
  const id = useId()
  useEffect(() => () => leaving.current.abort(), [])
  useEffect(() => {
    field.current?.focus()
    setRefused(null)
  }, [file])

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (part !== null) return
    if (description.trim() === '') {
      field.current?.focus()
      return setRefused(say({ i18n }, NEW_PICTURE.undescribed))
    }
    // A server that answers before it has read everything may look like a broken connection.
    if (file.size > UPLOAD_LIMIT_BYTES) return setRefused(say({ i18n }, TOO_LARGE))
    setRefused(null)
    setPart(0)
    const sent = await sendPicture({
      file,
      facts: { [ALT_NAMES[language]]: description },
      signal: leaving.current.signal,
      onProgress: setPart,
    })
    setPart(null)
    if (sent.id === undefined) setRefused(sentenceOf(sent.refusal) ?? say({ i18n }, UNREACHED))
    else onTake(sent.id)
  }

  return (
    <form className="desk-new-photo" noValidate onSubmit={onSubmit}>
      <PictureOfFile file={file} />
      <div>
        <p className="desk-new-photo__file">{file.name}</p>
        <label htmlFor={id}>{say({ i18n }, whatItShows(language))}</label>
        <input
          aria-describedby={`${id}help`}
          aria-invalid={refused !== null && description.trim() === ''}
          autoComplete="off"
          id={id}
          maxLength={LINE_LIMIT}
          onChange={({ target }) => setDescription(target.value)}
          placeholder={say({ i18n }, NEW_PICTURE.example)}
          ref={field}
          value={description}
        />
        <p className="desk-photo__help" id={`${id}help`}>
          {say({ i18n }, NEW_PICTURE.help)}
        </p>
        {part !== null && (
          <p className="desk-new-photo__progress" role="status">
            <progress
              aria-label={say({ i18n }, NEW_PICTURE.sending)}
              {...(part < 1 && { value: part })}
            />
            {say({ i18n }, part < 1 ? NEW_PICTURE.sending : NEW_PICTURE.preparing)}
          </p>
        )}
        {refused && (
          <p className="desk-dish__wrong" role="alert">
            {refused}
          </p>
        )}
        <DeskButton isMain disabled={part !== null} type="submit">
          {say({ i18n }, NEW_PICTURE.use)}
        </DeskButton>
      </div>
    </form>
  )
}
