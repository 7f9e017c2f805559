import { type ClipboardEvent, type DragEvent, useId, useReducer, useState } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField } from '../../content/editing/form/form.ts'
import { picturesAddress } from '../../content/library/media/find-pictures.ts'
import { LIBRARY } from '../../content/library/media/library-words.ts'
import { afterEvent } from '../../content/library/media/uploads.ts'
import { useFound } from '../../content/library/media/use-found.ts'
import { Button } from '../../shell/button.tsx'
import { useValue } from '../editing.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import './files.css'

type Props = { field: FormField; path: string }

/** A picture of the library, or several in their order: chosen, dropped or pasted. */
export function PictureBox({ field, path }: Props) {
  const { isMany, isReadOnly } = field
  const { value, set, refused } = useValue(path)
  const ids = [value].flat().filter((id) => typeof id === 'number')
  const pictures = useFound(ids.length > 0 ? picturesAddress(ids) : null)
  // Here, so that a dialog closed by mistake keeps the files and what was typed about them.
  const [uploads, tell] = useReducer(afterEvent, [])
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  // Where there is room for one, it is the last that was chosen.
  const keep = (chosen: number[]) => set(isMany ? chosen : (chosen.at(-1) ?? null))

  function add(files: readonly File[]): void {
    tell(isMany ? { files } : { only: files.slice(0, 1) })
    setIsOpen(true)
  }

  /** Takes what is given to the dialog too, which stands in the box. */
  function take(event: DragEvent | ClipboardEvent, { files }: DataTransfer): void {
    if (isReadOnly || files.length === 0) return
    event.preventDefault()
    add([...files])
  }

  return (
    <fieldset
      aria-describedby={`${id}help ${id}refused`}
      className="files-box"
      data-path={path}
      onDragOver={(event) => isReadOnly || event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <legend>{say(reader, field.label)}</legend>
      <p className="box__help" id={`${id}help`}>
        {field.help && say(reader, field.help)}
      </p>
      <ol>
        {ids.map((each, at) => (
          <ChosenPicture
            {...{ at, field, ids, keep }}
            key={each}
            picture={pictures.find((picture) => picture.id === each)}
          />
        ))}
      </ol>
      {!isReadOnly && (
        <>
          <Button onClick={() => setIsOpen(true)}>
            {say(reader, LIBRARY[ids.length === 0 ? 'choose' : isMany ? 'change' : 'another'])}
          </Button>
          <p className="box__help files-drop">{say(reader, LIBRARY.drop)}</p>
        </>
      )}
      <p className="box__refused" id={`${id}refused`} role="alert">
        {refused}
      </p>
      {isOpen && (
        <PictureDialog
          {...{ add, field, ids, keep, tell, uploads }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </fieldset>
  )
}
