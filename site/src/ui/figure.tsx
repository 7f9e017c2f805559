import styles from './figure.module.css'

/** The text after the last digit: `年`, `社`, `%`, ` min`. */
const COUNTER = /(?<=\d)\D+$/

/** A number in large type, its counter small beside it. */
export function Figure({ text }: { text: string }) {
  const [counter] = COUNTER.exec(text) ?? []
  if (counter === undefined) return text
  return (
    <>
      {text.slice(0, -counter.length)}
      <small className={styles.counter}>{counter}</small>
    </>
  )
}
