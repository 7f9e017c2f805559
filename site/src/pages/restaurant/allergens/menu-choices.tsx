import { RECOMMENDED_ALLERGENS, REQUIRED_ALLERGENS } from '@noren/contract/allergens/allergens'
import { CURRENT_LIST, sizeOf } from '@noren/contract/allergens/lists'
import {
  CAUTIONS,
  type Contained,
  DIETS,
  type Diet,
  type DishFacts,
} from '@noren/contract/allergens/marks'
import { ALLERGEN_NAMES } from '@noren/contract/allergens/names'
import { useLanguage } from '#src/language/use-language.ts'
import { ALLERGEN_WORDS, isSilent } from './dish-facts.tsx'
import { filterValue } from './filter-values.ts'
import { KITCHEN_CARD_ID, KitchenCard } from './kitchen-card.tsx'
import styles from './menu-choices.module.css'

/**
 * Checkboxes for what a guest cannot eat. The style sheet hides the dishes that contain it
 * (menu-filter.module.css): that needs no script, sends nothing, and works offline.
 */
export function MenuChoices({ dishes }: { dishes: readonly DishFacts[] }) {
  const language = useLanguage()
  const { choices, dish } = ALLERGEN_WORDS[language]
  const names = ALLERGEN_NAMES[language]
  const [before, between, after] = choices.shown(dishes.length)
  return (
    <>
      <form className={styles.choices}>
        <details>
          <summary className={styles.summary}>
            <span className={styles.title}>{choices.title}</span>{' '}
            <span className={styles.lead}>{choices.lead}</span>
          </summary>
          <Choices legend={choices.required} values={REQUIRED_ALLERGENS} names={names} />
          <Choices legend={choices.recommended} values={RECOMMENDED_ALLERGENS} names={names} />
          <Choices legend={choices.cautions} values={CAUTIONS} names={names} />
          <Choices part="diets" legend={choices.diets} values={DIETS} names={dish.marks} />
        </details>
        <p role="status" className={`visually-hidden ${styles.shown}`}>
          {before}
          <span className="numeric" data-count="shown" />
          {between}
          <span className="numeric" data-count="unknown" />
          {after}
        </p>
        <div className={styles.result}>
          <p className={styles.unknown}>{choices.unknown}</p>
          <button type="button" popoverTarget={KITCHEN_CARD_ID} className={styles.card}>
            {choices.card}
          </button>{' '}
          <button type="reset" className={styles.clear}>
            {choices.clear}
          </button>
        </div>
      </form>
      <div className={styles.kitchen}>
        {dishes.some(isSilent) && (
          <p className={styles.silent}>{dish.silent(sizeOf(CURRENT_LIST))}</p>
        )}
        <p>{choices.kitchen}</p>
      </div>
      <KitchenCard />
    </>
  )
}

function Choices<Value extends Contained | Diet>(properties: {
  legend: string
  values: readonly Value[]
  names: Readonly<Record<Value, string>>
  /** The part of the kitchen card that shows these choices. */
  part?: 'contained' | 'diets'
}) {
  const { legend, values, names, part = 'contained' } = properties
  return (
    <fieldset className={styles.choice} data-part={part}>
      <legend>{legend}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="checkbox" value={filterValue(value)} /> <span>{names[value]}</span>
        </label>
      ))}
    </fieldset>
  )
}
