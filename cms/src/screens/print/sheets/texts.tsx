import { LANGUAGE, type Language } from '@noren/contract/language'
import { inLanguage, type LocalizedText, ownTextIn } from '@noren/contract/localized'

/** The languages of a sheet: the first is set large, the second small beside it. */
export type SheetLanguages = readonly [main: Language, second?: Language]

type Props = { text: LocalizedText | undefined; languages: SheetLanguages }

/** A restaurant's text in the languages of the sheet; the second only where it says something else. */
export function InLanguages({ text, languages: [main, second] }: Props) {
  const first = inLanguage(text, main)
  if (!first) return null
  const other = second ? ownTextIn(text, second) : ''
  return (
    <>
      <span lang={first.lang}>{first.value}</span>
      {second && other && other !== first.value && (
        <span className="desk-sheet__second" lang={LANGUAGE[second].htmlLang}>
          {other}
        </span>
      )}
    </>
  )
}

type SaidProps = {
  languages: SheetLanguages
  /** The sentence in one language; empty where it has none. */
  say: (language: Language) => string
}

/** A sentence of the sheet itself in its languages. */
export function Said({ languages: [main, second], say }: SaidProps) {
  return (
    <>
      <span lang={LANGUAGE[main].htmlLang}>{say(main)}</span>
      {second && (
        <span className="desk-sheet__second" lang={LANGUAGE[second].htmlLang}>
          {say(second)}
        </span>
      )}
    </>
  )
}
