import type { HtmlLang } from '@noren/contract/language'
import { Basis } from '#src/ui/basis.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import styles from './fact-table.module.css'

/** A row: `value` may have several lines; `lang` where that is not in the page's language. */
export type Fact = { label: string; value: string; lang?: HtmlLang | undefined }

type FactTableProps = {
  /** Where links lead: `/about#company`. */
  id: string
  title: string
  facts: readonly Fact[]
  /** What the facts rest on, in small print below them. */
  basis?: string
}

/** A part of the about page that states facts, a label and a text in each row. */
export function FactTable({ id, title, facts, basis }: FactTableProps) {
  const titleId = `${id}-title`
  return (
    <section id={id} className={`wrap grid12 ${styles.part}`} aria-labelledby={titleId}>
      <h2 id={titleId} className={`display ${styles.title}`}>
        <Phrases text={title} />
      </h2>
      <div className={styles.facts}>
        <table className={styles.table} aria-labelledby={titleId}>
          <tbody>
            {numbered(facts).map(({ key, item: { label, value, lang } }) => (
              <tr key={key}>
                <th scope="row">{`${label} `}</th>
                <td lang={lang}>{`${value} `}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Basis text={basis} className={styles.basis} />
      </div>
    </section>
  )
}
