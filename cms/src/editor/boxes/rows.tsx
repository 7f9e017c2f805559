import type { ReactNode } from 'react'
import { reader } from '../../base/ui/reader.ts'
import { say, type Words } from '../../base/words.ts'
import { Button } from '../../shell/button.tsx'
import { useValue } from '../editing.ts'
import { type BoxProps, Help, idOf } from './box.tsx'
import { ClashNote } from './clash-note.tsx'

const WORDS = {
  add: { en: 'Add', ja: '追加' },
  remove: { en: 'Remove', ja: '削除' },
  up: { en: 'Move up', ja: '上へ' },
  down: { en: 'Move down', ja: '下へ' },
}

type Props = Pick<BoxProps, 'field' | 'path'> & {
  /** The fields of a row, whose path this is. */
  children: (above: string) => ReactNode
}

/** The rows of a list, which are added, removed and moved by buttons. */
export function RowsBox({ field, path, children }: Props) {
  const { value, refused, set } = useValue(path)
  const ids = Array.isArray(value) ? value : []
  const label = say(reader, field.label)

  function move(from: number, to: number): void {
    const rest = ids.toSpliced(from, 1)
    set(rest.toSpliced(to, 0, ...ids.slice(from, from + 1)))
  }

  return (
    <fieldset className="box-group" data-path={path}>
      <legend>{label}</legend>
      <Help field={field} path={path} />
      {refused && (
        <p className="box__refused" role="alert">
          {refused}
        </p>
      )}
      {ids.map((id, at) => {
        const button = (words: Words, act: () => void, isDisabled = false) => (
          <Button
            aria-label={`${say(reader, words)}: ${label} ${at + 1}`}
            disabled={field.isReadOnly || isDisabled}
            kind="quiet"
            onClick={act}
          >
            {say(reader, words)}
          </Button>
        )
        return (
          <div className="box-row" key={String(id)}>
            <div className="box-row__head">
              <strong>{at + 1}</strong>
              {button(WORDS.up, () => move(at, at - 1), at === 0)}
              {button(WORDS.down, () => move(at, at + 1), at === ids.length - 1)}
              {button(WORDS.remove, () => set(ids.toSpliced(at, 1)))}
            </div>
            {children(`${path}.${id}.`)}
          </div>
        )
      })}
      <Button disabled={field.isReadOnly} id={idOf(path)} onClick={() => set([...ids, newId()])}>
        {say(reader, WORDS.add)}
      </Button>
      <ClashNote field={field} path={path} />
    </fieldset>
  )
}

/** As the desk makes the ids of rows: 24 hexadecimal digits. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
