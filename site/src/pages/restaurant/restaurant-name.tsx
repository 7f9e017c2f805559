import type { Language } from '@noren/contract/language'
import type { LocalizedText } from '@noren/contract/localized'
import type { Restaurant } from '@noren/contract/resources/restaurant'
import { type MarkedText, markedText } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import cloth from '#src/ui/cloth.module.css'
import styles from './restaurant-name.module.css'

/** The longest names, in characters, in the largest type, where they hang in one line, and in large type. */
const SHORT = 6
const LONG = 16

const ID = 'restaurant-name'

/** The cloth over the door: it bears the Japanese name, in every language. */
export function RestaurantCloth({ restaurant: { name } }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const japanese = japaneseBeside(name, language)
  if (!japanese) return <Cloth as="h1" name={markedText(name, language)} />
  return <Cloth as="p" name={{ text: japanese, lang: 'ja' }} />
}

/**
 * The page's heading, where the cloth bears another name, and what kind of restaurant it is where. A phone's
 * cloth is small: a name that hangs there upright stands here once more.
 */
export function RestaurantTitle({ restaurant }: { restaurant: Restaurant }) {
  const language = useLanguage()
  const name = markedText(restaurant.name, language)
  const kind = [restaurant.cuisine, restaurant.area]
    .map((words) => markedText(words, language))
    .filter(({ text }) => text !== '')
  const isUpright = language === 'jp' && !name.lang
  return (
    <div className={styles.called}>
      {isUpright && (
        <p className={`display ${styles.title} ${styles.again}`} aria-hidden="true">
          {name.text}
        </p>
      )}
      {japaneseBeside(restaurant.name, language) && (
        <h1 id={ID} className={`display ${styles.title}`} lang={name.lang}>
          {name.text}
        </h1>
      )}
      {kind.length > 0 && (
        <ul className={styles.kind}>
          {kind.map(({ text, lang }) => (
            <li key={text} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The Japanese name, where the page shows another; it is then an ornament. */
function japaneseBeside(name: LocalizedText, language: Language): string | undefined {
  const japanese = name.jp ?? name.ja
  return japanese && japanese !== markedText(name, language).text ? japanese : undefined
}

function Cloth({ as: Element, name: { text, lang } }: { as: 'h1' | 'p'; name: MarkedText }) {
  const size = text.length <= SHORT ? 'large' : text.length <= LONG ? 'medium' : 'small'
  return (
    <Element
      {...(Element === 'h1' ? { id: ID } : { 'aria-hidden': true })}
      className={`display ${cloth.cloth} ${styles.name}`}
      lang={lang}
      data-size={size}
    >
      <span className={styles.text}>{text}</span>
    </Element>
  )
}
