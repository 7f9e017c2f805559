import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import type { FormField, Json } from '../../content/editing/form/form.ts'
import { Box, type BoxProps } from './box.tsx'

const NONE = { en: '(none)', ja: '（なし）' }

/** One of several values, or more of them. */
export function ChoiceBox(props: BoxProps) {
  const { field } = props
  return (
    <Box {...props}>
      {({ readOnly, ...control }, { value, set }) =>
        field.isMany ? (
          <Several {...{ control, field, set, value }} isDisabled={readOnly} />
        ) : (
          <select
            {...control}
            disabled={readOnly}
            onChange={({ target }) => set(target.value || null)}
            value={value === null ? '' : String(value)}
          >
            {(!field.isRequired || !value) && <option value="">{say(reader, NONE)}</option>}
            {optionsOf(field, value).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )
      }
    </Box>
  )
}

/** Its options; a value that is none of them any more stays one. */
function optionsOf({ options }: FormField, value: Json): { value: string; label: string }[] {
  const known = options.map((each) => ({ value: each.value, label: say(reader, each.label) }))
  const gone = [value].flat().filter((each) => each && !options.some((one) => one.value === each))
  return [...known, ...gone.map((each) => ({ value: String(each), label: String(each) }))]
}

type SeveralProps = {
  field: FormField
  control: { id: string }
  value: Json
  set: (value: Json) => void
  isDisabled: boolean
}

function Several({ field, control, value, set, isDisabled }: SeveralProps) {
  const chosen = Array.isArray(value) ? value : []
  const options = optionsOf(field, value)
  const choose = (option: string, isChosen: boolean) => {
    const others = chosen.filter((each) => each !== option)
    set(isChosen ? [...others, option] : others)
  }
  return (
    <fieldset className="box__several" {...control} aria-label={say(reader, field.label)}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            checked={chosen.includes(option.value)}
            disabled={isDisabled}
            onChange={({ target }) => choose(option.value, target.checked)}
            type="checkbox"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
