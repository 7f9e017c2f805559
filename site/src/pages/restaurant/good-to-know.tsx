import type { RestaurantFacts } from '@noren/contract/resources/restaurant-facts'
import { Fragment } from 'react'
import { useLanguage } from '#src/language/use-language.ts'
import { numbered } from '#src/ui/numbered.ts'
import { FACT_WORDS, type FactGroup, type FactLine, factGroups } from './fact-groups.ts'
import styles from './good-to-know.module.css'

/** What guests want to know before they come; renders nothing when nothing is known. */
export function GoodToKnow({ facts }: { facts: RestaurantFacts }) {
  const language = useLanguage()
  const groups = factGroups(facts, language)
  if (groups.length === 0) return null
  return (
    <section className={`wrap ${styles.facts}`} aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={`display ${styles.title}`}>
        {FACT_WORDS[language].title}
      </h2>
      <div className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
    </section>
  )
}

function Group({ group: { title, rows } }: { group: FactGroup }) {
  return (
    <div className={styles.group}>
      <h3 className={`display ${styles.name}`}>{title}</h3>
      <dl className={styles.rows}>
        {rows.map(({ term, lines }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            {numbered(lines).map(({ key, item }) => (
              <Fragment key={key}>
                {' '}
                <dd>
                  <Line line={item} />
                </dd>
              </Fragment>
            ))}
          </div>
        ))}
      </dl>
    </div>
  )
}

function Line({ line: { text, lang, note, href } }: { line: FactLine }) {
  if (href)
    return (
      <a href={href} target="_blank" rel="noreferrer">
        {text}
      </a>
    )
  return (
    <>
      <span lang={lang}>{text}</span>
      {note && <span className={`numeric ${styles.note}`}>{note}</span>}
    </>
  )
}
