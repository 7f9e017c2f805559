import { numbered } from './numbered.ts'
import { wholePieces } from './whole.ts'
import styles from './whole-parts.module.css'

/** Text that breaks around spans of time and short remarks in brackets, never within them. */
export function WholeParts({ text }: { text: string }) {
  return numbered(wholePieces(text)).map(({ key, item }, index) =>
    index % 2 ? (
      <span key={key} className={styles.whole}>
        {item}
      </span>
    ) : (
      item
    ),
  )
}
