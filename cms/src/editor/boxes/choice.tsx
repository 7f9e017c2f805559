import { reader } from '../../base/ui/reader.ts'
import { say } from '../../base/words.ts'
import { useValue } from '../editing.ts'
import { Box, type BoxProps } from './box.tsx'
import { shown } from './shown.ts'

const NONE = { en: '(none)', ja: '（なし）' }

/** One of several values, or more of them. */
export function ChoiceBox(props: BoxProps) {
  const { field, path } = props
  const { value, set } = useValue(path)
  const chosen = [value || []].flat().filter((each) => typeof each === 'string')
  // A value that is no option any more stays one.
  const options = [...new Set([...field.options.map((each) => each.value), ...chosen])]
  return (
    <Box {...props}>
      {({ readOnly, ...control }) =>
        field.isMany ? (
          <fieldset
            {...control}
            aria-label={say(reader, field.label)}
            className="box__several"
            disabled={readOnly}
          >
            {options.map((option) => (
              <label key={option}>
                <input
                  checked={chosen.includes(option)}
                  onChange={({ target }) => {
                    const others = chosen.filter((each) => each !== option)
                    set(target.checked ? [...others, option] : others)
                  }}
                  type="checkbox"
                />
                {shown(field, option)}
              </label>
            ))}
          </fieldset>
        ) : (
          <select
            {...control}
            disabled={readOnly}
            onChange={({ target }) => set(target.value || null)}
            value={chosen[0] ?? ''}
          >
            {(!field.isRequired || !value) && <option value="">{say(reader, NONE)}</option>}
            {options.map((option) => (
              <option key={option} value={option}>
                {shown(field, option)}
              </option>
            ))}
          </select>
        )
      }
    </Box>
  )
}

export function SwitchBox(props: BoxProps) {
  const { value, set } = useValue(props.path)
  return (
    <Box {...props}>
      {({ readOnly, ...control }) => (
        <input
          {...control}
          aria-checked={value === true}
          checked={value === true}
          disabled={readOnly}
          onChange={({ target }) => set(target.checked)}
          role="switch"
          type="checkbox"
        />
      )}
    </Box>
  )
}
