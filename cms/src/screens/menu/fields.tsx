import { useTranslation } from '@payloadcms/ui'
import { TAGS } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import { tagWords } from '../../content/languages/translations/gap-states.ts'
import type { Texts } from './dish.ts'

type TextProps = {
  /** Id of the fields, without the tag of each one's language. */
  id: string
  words: Words
  texts: Texts
  onChange: (texts: Texts) => void
  isLong?: boolean
  /** Id, without the tag, of the words that each language's field offers. */
  list?: string
}

/** A text in all languages side by side, the desk's own first. */
export function TextFields({ id, words, texts, onChange, isLong = false, list }: TextProps) {
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
      {...(isLong && { rows: Math.max(2, texts[tag].split('\n').length) })}
      {...(list && { list: `${list}.${tag}` })}
    />
  ))
}

/** `品名（英語）` for the field of a text in a language. */
function inLanguage(words: Words, tag: string): Words {
  const { en, ja } = tagWords(tag)
  return { en: `${words.en} (${en})`, ja: `${words.ja}（${ja}）` }
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
