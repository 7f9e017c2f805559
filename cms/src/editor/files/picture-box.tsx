import { type ClipboardEvent, type DragEvent, useId, useReducer, useState } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField } from '../../content/editing/form/form.ts'
import { picturesAddress } from '../../content/library/media/find-pictures.ts'
import { LIBRARY, movedTo } from '../../content/library/media/library-words.ts'
import { afterEvent } from '../../content/library/media/uploads.ts'
import { useFound } from '../../content/library/media/use-found.ts'
import { Button } from '../../shell/button.tsx'
import { useEditing, useValue } from '../editing.ts'
import { ChosenPicture } from './chosen-picture.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import './files.css'

type Props = { field: FormField; path: string }

/** A picture of the library, or several in their order: chosen, dropped or pasted. */
export function PictureBox({ field, path }: Props) {
  const { isMany } = field
  const { form } = useEditing()
  const { value, set, refused } = useValue(path)
  const ids = [value].flat().filter((id) => typeof id === 'number')
  const pictures = useFound(ids.length > 0 ? picturesAddress(ids) : null)
  // Here, so that a dialog closed by mistake keeps the files and what was typed about them.
  const [uploads, tell] = useReducer(afterEvent, [])
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  const id = useId()
  const mayChange = form.may.save && !field.isReadOnly
  const keep = (chosen: readonly number[]) => set(isMany ? [...chosen] : (chosen[0] ?? null))
  const without = (picture: number) => ids.filter((each) => each !== picture)

  function add(files: readonly File[]): void {
    if (files.length === 0) return
    if (!isMany) tell('clear')
    tell({ files: isMany ? files : files.slice(0, 1) })
    setIsOpen(true)
  }

  /** Takes what is given to the dialog too, which stands in the box. */
  function take(event: DragEvent | ClipboardEvent, { files }: DataTransfer): void {
    if (!mayChange || files.length === 0) return
    event.preventDefault()
    add([...files])
  }

  function press(picture: number): void {
    if (!isMany) choose([picture])
    else keep(ids.includes(picture) ? without(picture) : [...ids, picture])
  }

  function choose(chosen: readonly number[]): void {
    keep(isMany ? [...new Set([...ids, ...chosen])] : chosen)
    tell('clear')
    setIsOpen(false)
  }

  function move(picture: number, name: string, place: number): void {
    keep(without(picture).toSpliced(place - 1, 0, picture))
    setSaid(say(reader, movedTo(name, place, ids.length)))
  }

  return (
    <fieldset
      aria-describedby={`${id}help ${id}refused`}
      className="files-box"
      data-path={path}
      onDragOver={(event) => mayChange && event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer)}
      onPaste={(event) => take(event, event.clipboardData)}
    >
      <legend>{say(reader, field.label)}</legend>
      <p className="box__help" id={`${id}help`}>
        {field.help && say(reader, field.help)}
      </p>
      <ol>
        {ids.map((picture, at) => (
          <ChosenPicture
            count={ids.length}
            id={picture}
            key={picture}
            mayChange={mayChange}
            needed={field.pixels}
            onMove={(name, to) => move(picture, name, to)}
            onRemove={() => keep(without(picture))}
            picture={pictures.find((each) => each.id === picture)}
            place={at + 1}
          />
        ))}
      </ol>
      {mayChange && (
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
      <p className="files-unseen" role="status">
        {said}
      </p>
      {isOpen && (
        <PictureDialog
          {...{ add, isMany, tell, uploads }}
          chosen={ids}
          onAdded={choose}
          onClose={() => setIsOpen(false)}
          onPress={press}
          title={say(reader, field.label)}
        />
      )}
    </fieldset>
  )
}
