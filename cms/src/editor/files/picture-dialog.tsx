import { useEffect, useEffectEvent } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField } from '../../content/editing/form/form.ts'
import { LIBRARY, NEW_PICTURE, tooMany } from '../../content/library/media/library-words.ts'
import { FILES_LIMIT, type Upload, type UploadEvent } from '../../content/library/media/uploads.ts'
import { Button } from '../../shell/button.tsx'
import { Dialog } from '../../shell/dialog.tsx'
import { Library } from './library.tsx'
import { NewPicture } from './new-picture.tsx'

type Props = {
  field: FormField
  ids: number[]
  keep: (ids: number[]) => void
  uploads: readonly Upload[]
  tell: (event: UploadEvent) => void
  add: (files: readonly File[]) => void
  onClose: () => void
}

/** Chooses among the pictures of the library, or adds new ones to it. */
export function PictureDialog({ field, ids, keep, uploads, tell, add, onClose }: Props) {
  const added = uploads.flatMap(({ id }) => id ?? [])
  const isDone = added.length > 0 && added.length === uploads.length
  const finish = useEffectEvent(() => {
    keep([...new Set([...ids, ...added])])
    tell({ only: [] })
    onClose()
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])
  useEffect(() => {
    const resume = () => tell({ begin: 'lost' })
    addEventListener('online', resume)
    return () => removeEventListener('online', resume)
  }, [tell])

  function press(id: number): void {
    const isTakenOff = field.isMany && ids.includes(id)
    keep(isTakenOff ? ids.filter((each) => each !== id) : [...ids, id])
    if (!field.isMany) onClose()
  }

  return (
    <Dialog onClose={onClose} title={say(reader, field.label)}>
      <label className="shell-button files-choose">
        <input
          accept="image/*,.heic,.heif"
          multiple={field.isMany}
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
      {uploads.length === 0 && <Library chosen={ids} onPress={press} />}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          tell({ begin: 'asked' })
        }}
      >
        <ul className="files-new">
          {uploads.map((upload, at) => (
            <NewPicture isFirst={at === 0} key={upload.key} tell={tell} upload={upload} />
          ))}
        </ul>
        {uploads.some(({ state }) => state === 'asked') && (
          <Button kind="main" type="submit">
            {say(reader, NEW_PICTURE.add)}
          </Button>
        )}
      </form>
    </Dialog>
  )
}
