import { pressedKey } from '@noren/contract/pressed-key'
import { useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { TAGS } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import type { Texts } from './dish.ts'
import { about } from './menu-words.ts'
import { readPrice, writePrice } from './price.ts'

type TextProps = {
  /** Id of the fields, without the tag of each one's language. */
  id: string
  words: Words
  texts: Texts
  onChange: (texts: Texts) => void
  isLong?: boolean
}

/** A text in all languages side by side, the desk's own first. */
export function TextFields({ id, words, texts, onChange, isLong = false }: TextProps) {
  const { i18n } = useTranslation()
  const Field = isLong ? 'textarea' : 'input'
  return TAGS.map((tag) => (
    <Field
      aria-label={say({ i18n }, inLanguage(words, tag))}
      autoComplete="off"
      id={`${id}.${tag}`}
      key={tag}
      lang={tag}
      onChange={({ target }) => onChange({ ...texts, [tag]: target.value })}
      placeholder={say({ i18n }, inLanguage(words, tag))}
      value={texts[tag]}
      {...(isLong && { rows: 2 })}
    />
  ))
}

/** `品名（英語）` for the field of a text in a language. */
function inLanguage(words: Words, tag: string): Words {
  const { en, ja } = tagWords(tag)
  return { en: `${words.en} (${en})`, ja: `${words.ja}（${ja}）` }
}

type PriceProps = {
  price: number | null
  /** The dish's name, for a screen reader. */
  name: string
  /** `NaN` while the typed text is no price. */
  onChange: (price: number | null) => void
  onEnter?: () => void
}

/** The price field of a dish; Enter publishes. */
export function PriceField({ price, name, onChange, onEnter }: PriceProps) {
  const { i18n } = useTranslation()
  const [typed, setTyped] = useState(() => writePrice(price))
  const id = useId()
  // It changed elsewhere: by someone else, or by an undo.
  const text = Object.is(readPrice(typed), price) ? typed : writePrice(price)
  const isWrong = Number.isNaN(price)
  return (
    <span className="desk-dish__price">
      <span aria-hidden="true">¥</span>
      <input
        aria-describedby={isWrong ? id : undefined}
        aria-invalid={isWrong}
        aria-label={say({ i18n }, about(name, { en: 'Price in yen', ja: 'の価格（円）' }))}
        autoComplete="off"
        inputMode="numeric"
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(readPrice(target.value))
        }}
        onBlur={() => setTyped(isWrong ? typed : writePrice(price))}
        onKeyDown={({ nativeEvent }) => pressedKey(nativeEvent) === 'Enter' && onEnter?.()}
        placeholder="―"
        value={isWrong ? typed : text}
      />
      {isWrong && (
        <span className="desk-dish__wrong" id={id}>
          {say({ i18n }, WRONG)}
        </span>
      )}
    </span>
  )
}

const WRONG = {
  en: 'A whole number from 0 to 1,000,000.',
  ja: '0〜1,000,000の数字で入力してください。',
}

type TicksProps<Value extends string> = {
  legend: Words
  values: readonly Value[]
  chosen: readonly Value[]
  wordsOf: (value: Value) => Words
  onChange: (chosen: readonly Value[]) => void
}

/** Checkboxes under one heading. The chosen values come in the order they were ticked. */
export function Ticks<Value extends string>(props: TicksProps<Value>) {
  const { legend, values, chosen, wordsOf, onChange } = props
  const { i18n } = useTranslation()
  return (
    <fieldset className="desk-ticks">
      <legend>{say({ i18n }, legend)}</legend>
      {values.map((value) => (
        <Tick
          isOn={chosen.includes(value)}
          key={value}
          onChange={(isOn) =>
            onChange(isOn ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        >
          {say({ i18n }, wordsOf(value))}
        </Tick>
      ))}
    </fieldset>
  )
}

type TickProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: string }

/** A checkbox and its words. */
export function Tick({ isOn, onChange, children }: TickProps) {
  return (
    <label className="desk-tick">
      <input checked={isOn} onChange={({ target }) => onChange(target.checked)} type="checkbox" />
      {children}
    </label>
  )
}
