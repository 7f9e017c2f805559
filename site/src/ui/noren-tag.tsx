import type { LocalizedText } from '@noren/contract/localized'
import cloth from './cloth.module.css'
import styles from './noren-tag.module.css'

/** The longest names, in characters, in large type and at all. */
const SHORT = 4
const LONGEST = 12

/**
 * A cloth with the restaurant's Japanese name, hung over its photo in the restaurant's colour. An
 * ornament, since a heading nearby has the name. Renders nothing without a Japanese name.
 */
export function NorenTag({
  name,
  className,
}: {
  name: LocalizedText
  className?: string | undefined
}) {
  const japanese = name.jp ?? name.ja
  if (!japanese || japanese.length > LONGEST) return null
  return (
    <div
      className={`${cloth.cloth} ${styles.tag} ${className ?? ''}`}
      lang="ja"
      data-long={japanese.length > SHORT || undefined}
      aria-hidden="true"
    >
      <span className={`tate ${styles.name}`}>{japanese}</span>
    </div>
  )
}
