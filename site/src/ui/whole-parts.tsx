import { numbered } from './numbered.ts'
import { isLong } from './phrases.ts'
import styles from './whole-parts.module.css'

/**
 * A span of time, or a remark in brackets short enough for a narrow column, with the punctuation
 * after it, since no line may begin with that.
 */
const WHOLE = /((?:\d[\d:]+ ?[–〜-] ?[翌\d:a-z]+|（.{1,13}?）|\(.{1,16}?\))[、。,.;]*)/

/** Cuts a text into pieces; those at odd indexes must stay on one line. */
export function wholePieces(text: string): string[] {
  return text.split(WHOLE)
}

/** Text that breaks around spans of time and short remarks in brackets, never within them. */
export function WholeParts({ text }: { text: string }) {
  const pieces = numbered(wholePieces(text)).map(({ key, item }, index) =>
    index % 2 ? (
      <span key={key} className={styles.whole}>
        {item}
      </span>
    ) : (
      item
    ),
  )
  if (isLong(text)) return <span data-running="">{pieces}</span>
  return <>{pieces}</>
}
