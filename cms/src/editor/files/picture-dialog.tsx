import { useEffect, useEffectEvent } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { LIBRARY, NEW_PICTURE, tooMany } from '../../content/library/media/library-words.ts'
import { FILES_LIMIT, type Upload, type UploadEvent } from '../../content/library/media/uploads.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { Library } from './library.tsx'
import { NewPicture } from './new-picture.tsx'

type Props = {
  title: string
  isMany: boolean
  chosen: readonly number[]
  uploads: readonly Upload[]
  tell: (event: UploadEvent) => void
  add: (files: readonly File[]) => void
  onPress: (id: number) => void
  /** Every file has become a picture of the library. */
  onAdded: (ids: readonly number[]) => void
  onClose: () => void
}

/** Chooses among the pictures of the library, or adds new ones to it. */
export function PictureDialog({ title, isMany, chosen, uploads, tell, add, ...on }: Props) {
  const ids = uploads.flatMap(({ id }) => id ?? [])
  const isDone = ids.length > 0 && ids.length === uploads.length
  const finish = useEffectEvent(() => on.onAdded(ids))
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  useEffect(() => {
    const resume = () => tell({ begin: 'lost' })
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [tell])

  return (
    <Dialog onClose={on.onClose} title={title}>
      <label className="shell-button files-choose">
        <input
          accept="image/*,.heic,.heif"
          multiple={isMany}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            // The same file can be chosen again after it was taken off.
            target.value = ''
          }}
          type="file"
        />
        {say(reader, LIBRARY.fromHere)}
      </label>
      <p role="status">{uploads.length === FILES_LIMIT && say(reader, tooMany(FILES_LIMIT))}</p>
      {uploads.length === 0 && <Library chosen={chosen} onPress={on.onPress} />}
      <ul className="files-new">
        {uploads.map((upload, at) => (
          <NewPicture isFirst={at === 0} key={upload.key} tell={tell} upload={upload} />
        ))}
      </ul>
      {uploads.some(({ state }) => state === 'asked') && (
        <Button kind="main" onClick={() => tell({ begin: 'asked' })}>
          {say(reader, NEW_PICTURE.add)}
        </Button>
      )}
    </Dialog>
  )
}
