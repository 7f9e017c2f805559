import { DEFAULT_LANGUAGE, languageFromCode } from '@noren/contract/language'
import { useTranslation } from '@payloadcms/ui'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { languageWords, say, type Words } from '../../base/words.ts'
import { ALT_NAMES } from '../../content/model/fields/alt.ts'
import { LINE_LIMIT } from '../../content/model/fields/text.ts'
import { sendPhoto } from './send-photo.ts'

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
  const address = useAddressOf(file)
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
      return setRefused(say({ i18n }, UNDESCRIBED))
    }
    setRefused(null)
    setPart(0)
    const sent = await sendPhoto(
      { i18n },
      {
        file,
        description: { [ALT_NAMES[language]]: description },
        signal: leaving.current.signal,
        onProgress: setPart,
      },
    )
    setPart(null)
    if (sent.id === undefined) setRefused(sent.refused)
    else onTake(sent.id)
  }

  return (
    <form className="desk-new-photo" noValidate onSubmit={onSubmit}>
      {address && <img alt="" key={address} onError={hide} src={address} />}
      <div>
        <p className="desk-new-photo__file">{file.name}</p>
        <label htmlFor={id}>{say({ i18n }, whatItShows(languageWords(language)))}</label>
        <input
          aria-describedby={`${id}help`}
          aria-invalid={refused !== null && description.trim() === ''}
          autoComplete="off"
          id={id}
          maxLength={LINE_LIMIT}
          onChange={({ target }) => setDescription(target.value)}
          placeholder={say({ i18n }, EXAMPLE)}
          ref={field}
          value={description}
        />
        <p className="desk-photo__help" id={`${id}help`}>
          {say({ i18n }, HELP)}
        </p>
        {part !== null && (
          <p className="desk-new-photo__progress" role="status">
            <progress aria-label={say({ i18n }, SENDING)} {...(part < 1 && { value: part })} />
            {say({ i18n }, part < 1 ? SENDING : PREPARING)}
          </p>
        )}
        {refused && (
          <p className="desk-dish__wrong" role="alert">
            {refused}
          </p>
        )}
        <DeskButton isMain disabled={part !== null} type="submit">
          {say({ i18n }, { en: 'Use this photo', ja: 'この写真を使う' })}
        </DeskButton>
      </div>
    </form>
  )
}

/** An address under which the browser shows a file. */
function useAddressOf(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

/** Most browsers cannot show a HEIC photo; the desk can use it all the same. */
function hide({ currentTarget }: { currentTarget: HTMLImageElement }): void {
  currentTarget.hidden = true
}

const whatItShows = ({ en, ja }: Words): Words => ({
  en: `What the photo shows, in ${en}`,
  ja: `写真の説明（${ja}）`,
})
const EXAMPLE: Words = { en: 'Grilled mackerel on a black plate', ja: '黒い皿に盛った鯖の炭火焼き' }
const HELP: Words = {
  en: 'One sentence, read aloud to guests who cannot see it. The other language may follow: it waits under Translations.',
  ja: '写真を見られないお客様に読み上げられる一文です。ほかの言語は、あとから「翻訳の状況」で入力できます。',
}
const UNDESCRIBED: Words = {
  en: 'Please write in one sentence what the photo shows.',
  ja: '何が写っているかを一文で入力してください。',
}
const SENDING: Words = { en: 'Uploading…', ja: 'アップロードしています…' }
const PREPARING: Words = { en: 'Preparing the photo…', ja: '写真を準備しています…' }
