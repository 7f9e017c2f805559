import { useTranslation } from '@payloadcms/ui'
import { useId } from 'react'
import { LOCALES } from '../../base/locales.ts'
import { say, type Words } from '../../base/words.ts'
import { otherLabel } from '../../content/model/other-name.ts'
import type { Answers } from './answers.ts'
import { BEGIN } from './begin-words.ts'

/** The answers that are a line in each language. */
export type Line = 'name' | 'legalName' | 'trade' | 'restaurant'

export type Texts = Pick<Answers, Line>

const WORDS: { readonly [L in Line]: { label: Words; help: Words } } = {
  name: { label: BEGIN.name, help: BEGIN.nameHelp },
  legalName: { label: BEGIN.legalName, help: BEGIN.legalNameHelp },
  trade: { label: BEGIN.trade, help: BEGIN.tradeHelp },
  restaurant: { label: BEGIN.restaurant, help: BEGIN.houseHelp },
}

type Props = {
  line: Line
  texts: Texts[Line]
  isNeeded: boolean
  onType: (texts: Texts[Line]) => void
  /** What is wrong, by the names of answers. */
  problems: ReadonlyMap<string, string>
}

/** A question that is answered in each language, side by side. */
export function TextPair({ line, texts, isNeeded, onType, problems }: Props) {
  const { i18n } = useTranslation()
  const id = useId()
  const { label, help } = WORDS[line]
  return (
    <div className="desk-begin__pair">
      {LOCALES.map(({ htmlLang: tag }) => {
        const name = `${line}.${tag}`
        const problem = problems.get(name)
        return (
          <div key={tag}>
            <label htmlFor={`${id}${tag}`}>
              {otherLabel(say({ i18n }, label), tag, i18n.language)}
              {isNeeded && <span aria-hidden="true"> *</span>}
            </label>
            <input
              aria-describedby={`${id}help ${id}${tag}problem`}
              aria-invalid={problem !== undefined}
              aria-required={isNeeded}
              autoComplete="off"
              id={`${id}${tag}`}
              lang={tag}
              name={name}
              onChange={({ target }) => onType({ ...texts, [tag]: target.value })}
              type="text"
              value={texts[tag]}
            />
            <p className="desk-begin__problem" id={`${id}${tag}problem`}>
              {problem}
            </p>
          </div>
        )
      })}
      <p className="desk-begin__help" id={`${id}help`}>
        {say({ i18n }, help)}
      </p>
    </div>
  )
}
