import { useId } from 'react'
import type { Words } from '../../../base/words.ts'
import { PASTING } from './paste-words.ts'
import type { Combine } from './said.ts'

type Props = {
  combine: Combine | null
  onChoose: (way: Combine) => void
  told: (words: Words) => string
}

/** Asks what the table's allergens do with those that dishes have. */
export function PasteCombining({ combine, onChoose, told }: Props) {
  const name = useId()
  return (
    <fieldset className="desk-paste__combine">
      <legend>{told(PASTING.combine)}</legend>
      {(['add', 'replace'] as const).map((way) => (
        <label className="desk-tick" key={way}>
          <input
            checked={combine === way}
            name={name}
            onChange={() => onChoose(way)}
            type="radio"
          />
          {told(PASTING[way])}
        </label>
      ))}
    </fieldset>
  )
}
