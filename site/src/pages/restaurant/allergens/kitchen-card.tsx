import { ALLERGENS } from '@noren/contract/allergens/allergens'
import { CURRENT_LIST, sizeOf } from '@noren/contract/allergens/lists'
import { CAUTIONS, DIETS } from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import { LANGUAGE } from '@noren/contract/language'
import { useLanguage } from '#src/language/use-language.ts'
import { ALLERGEN_WORDS } from './dish-facts.tsx'
import { filterValue } from './filter-values.ts'
import styles from './kitchen-card.module.css'
import filter from './menu-filter.module.css'

export const KITCHEN_CARD_ID = 'kitchen-card'

/** Cooks and waiters read Japanese. */
const KITCHEN = 'jp'

/**
 * What a guest cannot eat, in large Japanese to show or print, with the guest's own language small
 * below. It holds every line; the style sheet shows those the guest ticked.
 */
export function KitchenCard() {
  const language = useLanguage()
  const words = ALLERGEN_WORDS[language].card
  const japanese = ALLERGEN_WORDS[KITCHEN].card
  const { date } = CURRENT_LIST
  const listed = sizeOf(CURRENT_LIST)
  return (
    <div
      id={KITCHEN_CARD_ID}
      popover="auto"
      role="dialog"
      aria-labelledby="kitchen-card-title"
      data-locks-scroll={true}
      className={styles.card}
    >
      <h3 id="kitchen-card-title" className={`display ${styles.title}`}>
        <Both japanese={japanese.title} own={words.title} />
      </h3>
      <div className={filter.part} data-part="contained">
        <p className={styles.heading}>
          <Both japanese={japanese.cannot} own={words.cannot} />
        </p>
        <ul className={styles.list}>
          {[...ALLERGENS, ...CAUTIONS].map((each) => (
            <li key={each} className={filter.line} data-contains={filterValue(each)}>
              <Both japanese={ALLERGEN_NAMES[KITCHEN][each]} own={ALLERGEN_NAMES[language][each]} />
            </li>
          ))}
        </ul>
      </div>
      <div className={filter.part} data-part="diets">
        <p className={styles.heading}>
          <Both japanese={japanese.diet} own={words.diet} />
        </p>
        <ul className={styles.list}>
          {DIETS.map((diet) => (
            <li key={diet} className={filter.line} data-contains={filterValue(diet)}>
              <Both japanese={japanese.diets[diet]} own={words.diets[diet]} />
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.request}>
        <Both japanese={japanese.request} own={words.request} />
      </p>
      <p>
        <Both japanese={japanese.list(date, listed)} own={words.list(date, listed)} />
      </p>
      <button
        type="button"
        popoverTarget={KITCHEN_CARD_ID}
        popoverTargetAction="hide"
        className={styles.close}
      >
        {words.close}
      </button>
    </div>
  )
}

/** A line in Japanese, and in the guest's own language where that is another. */
function Both({ japanese, own }: { japanese: string; own: string }) {
  return (
    <>
      <span lang={LANGUAGE[KITCHEN].htmlLang}>{japanese}</span>
      {own !== japanese && <small> {own}</small>}
    </>
  )
}
