import { TAGS } from '../../base/locales.ts'
import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField } from '../../content/editing/form/form.ts'
import { useEditing } from '../editing.ts'
import { PictureBox } from '../files/picture-box.tsx'
import { type BoxProps, Help } from './box.tsx'
import { ChoiceBox } from './choice.tsx'
import { ClashNote } from './clash-note.tsx'
import { DayBox } from './day.tsx'
import { LineBox } from './line.tsx'
import { LinesBox } from './lines.tsx'
import { NumberBox } from './number.tsx'
import { RowsBox } from './rows.tsx'
import { SlugBox } from './slug.tsx'
import { SwitchBox } from './switch.tsx'
import { TranslationNote } from './translation-note.tsx'

type Props = {
  fields: readonly FormField[]
  /** The path of the group or row around them, with its dot. */
  above?: string
}

/** Fields of a form, each in its box. */
export function Fields({ fields, above = '' }: Props) {
  const { may } = useEditing().form
  return fields.map((field) => {
    const { name, isReadOnly } = field
    const shown = { ...field, isReadOnly: isReadOnly || !may.save }
    return <Field field={shown} key={name} path={above + name} />
  })
}

function Field({ field, path }: BoxProps) {
  if (field.box === 'rows') {
    return (
      <RowsBox field={field} path={path}>
        {(above) => <Fields above={above} fields={field.fields} />}
      </RowsBox>
    )
  }
  if (field.box === 'group') {
    return (
      <fieldset className="box-group">
        <legend>{say(reader, field.label)}</legend>
        <Help field={field} path={path} />
        <Fields above={`${path}.`} fields={field.fields} />
      </fieldset>
    )
  }
  return field.isTranslated ? <Pair field={field} path={path} /> : <One field={field} path={path} />
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

function One(props: BoxProps) {
  switch (props.field.box) {
    case 'lines':
      return <LinesBox {...props} />
    case 'day':
      return <DayBox {...props} />
    case 'choice':
      return <ChoiceBox {...props} />
    case 'switch':
      return <SwitchBox {...props} />
    case 'number':
      return <NumberBox {...props} />
    case 'slug':
      return <SlugBox {...props} />
    case 'picture':
      return (
        <>
          <PictureBox field={props.field} path={props.path} />
          <ClashNote field={props.field} path={props.path} />
        </>
      )
    default:
      return <LineBox {...props} />
  }
}
