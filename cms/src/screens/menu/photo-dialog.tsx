import { useTranslation } from '@payloadcms/ui'
import { type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { NEW_PICTURE } from '../../content/library/media/library-words.ts'
import { about } from './menu-words.ts'
import { NewPhoto } from './new-photo.tsx'
import { PhotoLibrary } from './photo-library.tsx'

type Props = {
  /** The name of the dish. */
  name: string
  /** What was dropped on its square. */
  dropped: File | null
  onTake: (photo: number) => void
  onClose: () => void
}

/** Gives a dish its photo: one of the library, or a new one, without leaving the menu. */
export function PhotoDialog({ name, dropped, onTake, onClose }: Props) {
  const { i18n } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [file, setFile] = useState(dropped)
  const id = useId()
  // Open before a field in it takes the focus.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const take = (photo: number) => {
    onTake(photo)
    close()
  }
  return (
    <dialog
      aria-labelledby={id}
      className="desk-paste desk-photo"
      onClose={onClose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        setFile(fileIn(event) ?? file)
      }}
      ref={dialog}
    >
      <h2 id={id}>{say({ i18n }, about(name, { en: 'Photo of', ja: 'の写真' }))}</h2>
      <label className={`desk-paste__choose btn btn--style-${file ? 'secondary' : 'primary'}`}>
        <input
          accept="image/*"
          onChange={({ target }) => setFile(target.files?.[0] ?? file)}
          type="file"
        />
        {say({ i18n }, file ? ANOTHER : NEW_PICTURE.choose)}
      </label>
      {file ? (
        <NewPhoto file={file} onTake={take} />
      ) : (
        <>
          <p className="desk-photo__help desk-photo__drop">{say({ i18n }, DROP)}</p>
          <PhotoLibrary onTake={take} />
        </>
      )}
      <div className="desk-paste__buttons">
        <DeskButton onClick={close}>{say({ i18n }, { en: 'Cancel', ja: 'キャンセル' })}</DeskButton>
      </div>
    </dialog>
  )
}

/** The file that is dragged here, if it is one. */
export function fileIn({ dataTransfer }: DragEvent): File | null {
  return dataTransfer.files[0] ?? null
}

const ANOTHER: Words = { en: 'Choose another', ja: '別の写真にする' }
const DROP: Words = {
  en: 'You can also drop a file here, or choose a picture below.',
  ja: 'ファイルをここへドラッグするか、下の写真から選ぶこともできます。',
}
