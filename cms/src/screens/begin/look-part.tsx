import { useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { ColourField } from '../../content/library/brand/colour-field.tsx'
import { MarkField } from '../../content/library/brand/mark-field.tsx'
import { COLOUR_NAMES } from '../../content/library/brand/palette-names.ts'
import { PaletteSample } from '../../content/library/brand/palette-sample.tsx'
import { PALETTE_WORDS } from '../../content/library/brand/palette-words.ts'
import { ReadyPalettes } from '../../content/library/brand/ready-palettes.tsx'
import { BEGIN } from './begin-words.ts'

type Props = {
  /** What is wrong, by the names of answers. */
  problems: ReadonlyMap<string, string>
}

/** The colours and the mark, with the fields of the screen of the look. */
export function LookPart({ problems }: Props) {
  const { i18n } = useTranslation()
  const isWrong = COLOUR_NAMES.some((name) => problems.has(`palette.${name}`))
  return (
    <section aria-labelledby="desk-begin-look">
      <h2 id="desk-begin-look">{say({ i18n }, BEGIN.look)}</h2>
      <ReadyPalettes heading="h3" />
      <details open={isWrong || undefined}>
        <summary>{say({ i18n }, BEGIN.colours)}</summary>
        {COLOUR_NAMES.map((name) => (
          <ColourField
            field={{ name, type: 'text', label: say({ i18n }, PALETTE_WORDS[name].label) }}
            key={name}
            path={`palette.${name}`}
          />
        ))}
      </details>
      <PaletteSample />
      <MarkField
        field={{ name: 'mark', type: 'text', label: say({ i18n }, BEGIN.mark) }}
        path="mark"
        shape="square"
      />
      <p className="desk-begin__problem">{problems.get('mark')}</p>
    </section>
  )
}
