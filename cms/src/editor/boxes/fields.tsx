import { type ComponentType, useEffect } from 'react'
import { TAGS } from '../../base/locales.ts'
import { newId } from '../../base/new-id.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField } from '../../content/editing/form/form.ts'
import { Button } from '../../shell/button.tsx'
import { goToBox, isLinked } from '../draft/go-to-box.ts'
import { useEditing, useValue } from '../editing.ts'
import { PictureBox } from '../files/picture-box.tsx'
import { type BoxProps, Help, idOf } from './box.tsx'
import { ChoiceBox, SwitchBox } from './choice.tsx'
import { ClashNote } from './clash-note.tsx'
import { DayBox } from './day.tsx'
import { TextBox } from './text.tsx'
import { TranslationNote } from './translation-note.tsx'
import { NumberBox } from './typed-box.tsx'

const BOXES: { readonly [Box in FormField['box']]: ComponentType<BoxProps> } = {
  line: TextBox,
  lines: TextBox,
  slug: TextBox,
  number: NumberBox,
  day: DayBox,
  choice: ChoiceBox,
  switch: SwitchBox,
  picture: PictureBox,
  group: Group,
  rows: Rows,
}

const WORDS = {
  add: { en: 'Add', ja: '追加' },
  remove: { en: 'Remove', ja: '削除' },
  up: { en: 'Move up', ja: '上へ' },
  down: { en: 'Move down', ja: '下へ' },
}

type Props = {
  fields: readonly FormField[]
  /** The path of the group or row around them, with its dot. */
  above?: string
}

/** Fields of a form, each in its box. */
export function Fields({ fields, above = '' }: Props) {
  const { may } = useEditing().form
  return fields.map((each) => {
    const field = { ...each, isReadOnly: each.isReadOnly || !may.save }
    const Shown = field.isTranslated ? Pair : One
    return <Shown field={field} key={field.name} path={above + field.name} />
  })
}

function One(props: BoxProps) {
  const { field, path } = props
  const Box = BOXES[field.box]
  useEffect(() => {
    if (isLinked(path)) goToBox([path])
  }, [path])
  return (
    <>
      <Box {...props} />
      <ClashNote {...props} />
    </>
  )
}

/** The reader's language first. */
const READERS_FIRST = TAGS.toSorted(
  (one, other) => Number(other === reader.i18n.language) - Number(one === reader.i18n.language),
)

/** A text in each language, side by side. */
function Pair({ field, path }: BoxProps) {
  return (
    <div className="box-pair">
      <div className="box-pair__boxes">
        {READERS_FIRST.map((tag) => (
          <div key={tag}>
            <One field={field} path={`${path}.${tag}`} tag={tag} />
            <TranslationNote path={path} tag={tag} />
          </div>
        ))}
      </div>
      <Help field={field} path={path} />
    </div>
  )
}

function Group({ field, path }: BoxProps) {
  return (
    <fieldset className="box-group">
      <legend>{say(reader, field.label)}</legend>
      <Help field={field} path={path} />
      <Fields above={`${path}.`} fields={field.fields} />
    </fieldset>
  )
}

/** The rows of a list, which are added, removed and moved by buttons. */
function Rows({ field, path }: BoxProps) {
  const { value, refused, set } = useValue(path)
  const ids = Array.isArray(value) ? value : []
  const label = say(reader, field.label)
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
        const rest = ids.toSpliced(at, 1)
        const actions = [
          { words: WORDS.up, to: rest.toSpliced(at - 1, 0, id), isOff: at === 0 },
          { words: WORDS.down, to: rest.toSpliced(at + 1, 0, id), isOff: at === rest.length },
          { words: WORDS.remove, to: rest, isOff: false },
        ]
        return (
          <div className="box-row" key={String(id)}>
            <div className="box-row__head">
              <strong>{at + 1}</strong>
              {actions.map(({ words, to, isOff }) => (
                <Button
                  aria-label={`${say(reader, words)}: ${label} ${at + 1}`}
                  disabled={field.isReadOnly || isOff}
                  key={words.en}
                  kind="quiet"
                  onClick={() => set(to)}
                >
                  {say(reader, words)}
                </Button>
              ))}
            </div>
            <Fields above={`${path}.${id}.`} fields={field.fields} />
          </div>
        )
      })}
      <Button disabled={field.isReadOnly} id={idOf(path)} onClick={() => set([...ids, newId()])}>
        {say(reader, WORDS.add)}
      </Button>
    </fieldset>
  )
}
