import type { OpeningHours } from '@noren/contract/hours/opening-hours'
import type { MenuSheet } from '@noren/contract/menus/menu-sheets'
import { menuTimesText } from '@noren/contract/menus/menu-times'
import { MENU_WORDS } from '@noren/contract/menus/menu-words'
import type { RestaurantFacts } from '@noren/contract/resources/restaurant-facts'
import type { ReactNode } from 'react'
import { openWords } from '#src/hours/use-hours-notices.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { classes } from '#src/ui/classes.ts'
import filter from '../allergens/menu-filter.module.css'
import { yen } from '../menu-groups.ts'
import styles from './sheet.module.css'

type SheetProps = {
  /** Of its heading. */
  id: string
  sheet: MenuSheet
  hours: OpeningHours | undefined
  /** Out of its hours: the dishes wait behind a press, and are there on paper and while guests choose. */
  isFolded: boolean
  facts: RestaurantFacts | undefined
  /** The dishes. */
  children: ReactNode
}

/** One of several menus: its name and times, its dishes, and what is charged beside them. */
export function Sheet(properties: SheetProps) {
  const { id, sheet, hours, isFolded, facts, children } = properties
  const { menu, items } = sheet
  const language = useLanguage()
  const name = markedText(menu.name, language)
  const note = markedText(menu.note, language)
  const spoken = openWords(useBundle(), language)
  const times = menu.when && menuTimesText(menu.when, hours, language, spoken)
  return (
    <section className={styles.sheet} aria-labelledby={name.text ? id : undefined}>
      {name.text && (
        <h3 id={id} className={`display ${styles.name}`} lang={name.lang}>
          {name.text}
        </h3>
      )}
      {times && <p className={`numeric ${styles.times}`}>{times}</p>}
      {note.text && (
        <p className={styles.note} lang={note.lang}>
          {note.text}
        </p>
      )}
      {isFolded && (
        <details className={classes(styles.fold, filter.fold)}>
          <summary>{MENU_WORDS[language].show(items.length)}</summary>
        </details>
      )}
      <div className={classes(styles.body, isFolded ? filter.folded : undefined)}>
        {children}
        {facts && <TableCharge facts={facts} />}
      </div>
    </section>
  )
}

/** A guest who reads one menu meets the charge there, not among the facts below. */
function TableCharge({ facts }: { facts: RestaurantFacts }) {
  const language = useLanguage()
  const { detail } = useBundle().restaurants
  const { tableCharge } = facts
  const remarks = markedText(facts.tableChargeRemarks, language)
  if (!tableCharge && !remarks.text) return null
  return (
    <p className={`numeric ${styles.note}`}>
      {tableCharge ? MENU_WORDS[language].tableCharge(detail.price(yen(tableCharge))) : ''}{' '}
      <span lang={remarks.lang}>{remarks.text}</span>
    </p>
  )
}
