import { LANGUAGE } from '@noren/contract/language'
import { MENU_LABELS } from '@noren/contract/resources/menu-labels'
import { useTranslation, XIcon } from '@payloadcms/ui'
import { TAGS } from '../../base/locales.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say, type Words } from '../../base/words.ts'
import { nameOf, type Priced } from './dish.ts'
import { TextFields } from './fields.tsx'
import { blankRow, inAll } from './labels.ts'
import { about } from './menu-words.ts'
import { PriceField } from './price-field.tsx'

type Props = {
  /** Id of the rows' fields. */
  id: string
  /** The dish's name, for a screen reader. */
  name: string
  rows: readonly Priced[]
  most: number
  /** The words on the button that adds a row. */
  add: Words
  onChange: (rows: Priced[]) => void
  onEnter?: () => void
}

/** Prices with their names. A name that the shared words have is written in the other language too. */
export function PricedRows({ id, name, rows, most, add, onChange, onEnter }: Props) {
  const { i18n } = useTranslation()
  const put = (at: number, change: Partial<Priced>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  return (
    <>
      {rows.map(({ label, price }, at) => {
        const row = `${name} ${nameOf({ name: label }, i18n.language) || at + 1}`
        return (
          <div className="desk-dish__row" key={at}>
            <TextFields
              id={`${id}.${at}`}
              list={LABELS}
              onChange={(texts) => put(at, { label: inAll(label, texts) })}
              texts={label}
              words={{ en: `Name of price ${at + 1}`, ja: `呼び名${at + 1}` }}
            />
            <PriceField
              name={row}
              onChange={(price) => put(at, { price })}
              price={price}
              {...(onEnter && { onEnter })}
            />
            <button
              aria-label={say({ i18n }, about(row, { en: 'Remove', ja: 'を外す' }))}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
              type="button"
            >
              <XIcon />
            </button>
          </div>
        )
      })}
      {rows.length < most && (
        <DeskButton onClick={() => onChange([...rows, blankRow()])} size="small">
          {say({ i18n }, add)}
        </DeskButton>
      )}
    </>
  )
}

/** The id, without its language, of the shared words that the boxes of labels offer. */
const LABELS = 'desk-menu-labels'

/** The shared words, once for all boxes of the screen. */
export function SharedLabels() {
  return TAGS.map((tag) => (
    <datalist id={`${LABELS}.${tag}`} key={tag}>
      {MENU_LABELS.map(({ jp, en }) => (
        <option key={jp} value={tag === LANGUAGE.jp.htmlLang ? jp : en} />
      ))}
    </datalist>
  ))
}
