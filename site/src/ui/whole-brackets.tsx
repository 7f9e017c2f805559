import { numbered } from './numbered.ts'
import styles from './whole-brackets.module.css'

const BRACKETED = /([（(][^（()）]*[）)])/

/** Text that breaks before a remark in brackets rather than within it, where the line allows. */
export function WholeBrackets({ text }: { text: string }) {
  return numbered(text.split(BRACKETED)).map(({ key, item }) =>
    BRACKETED.test(item) ? (
      <span key={key} className={styles.whole}>
        {item}
      </span>
    ) : (
      item
    ),
  )
}
