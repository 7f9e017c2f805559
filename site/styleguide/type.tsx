import { Chapter, Specimen } from './guide.tsx'
import styles from './tokens.module.css'

const STEPS = ['5', '4', '3', '2', '1', '0', '-1'] as const

/** The sizes of type in both languages, and the classes of typography.css. */
export function Type() {
  return (
    <Chapter title="Type">
      {STEPS.map((step) => (
        <Specimen key={step} name={`--step-${step}`}>
          <p className={`display ${styles.sample}`} data-step={step} lang="en">
            Woven waves
          </p>
          <p className={`display ${styles.sample}`} data-step={step} lang="ja">
            {'波を織り、\u200B人を結ぶ。'}
          </p>
        </Specimen>
      ))}
      <Specimen name=".label">
        <p className="label">Our tables</p>
        <div lang="ja">
          <p className="label">食卓</p>
          <p className="display">五つの店、五つの火</p>
        </div>
      </Specimen>
      <Specimen name=".arrow, .arrow-back">
        <a href="/restaurants" className="arrow">
          All restaurants
        </a>
        <a href="/restaurants" className="arrow-back">
          Back to Restaurants
        </a>
      </Specimen>
      <Specimen name=".lede">
        <p className="lede">Rooms, tables and linen for the people who come to the bay.</p>
        <p className="lede" lang="ja">
          海のほとりで、訪れる人と働く人の一日を支えています。
        </p>
      </Specimen>
      <Specimen name=".tate">
        <p className="tate" lang="ja">
          京都・宇治にて創業
        </p>
      </Specimen>
    </Chapter>
  )
}
