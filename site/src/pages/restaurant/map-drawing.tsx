import type { DrawnMap, RestaurantFacts } from '@noren/contract/resources/restaurant-facts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { stationLines } from './fact-groups.ts'
import styles from './map-drawing.module.css'

type MapDrawingProps = { drawn: DrawnMap; name: string }

/** The restaurant's own map, which needs no other company's server and also prints. */
export function MapDrawing({ drawn, name }: MapDrawingProps) {
  const language = useLanguage()
  const { map } = useBundle().restaurants
  return (
    <figure className={styles.drawing}>
      <Picture
        className={`printed ${styles.map}`}
        src={drawn.src}
        alt={markedText(drawn.alt, language).text || map.title(name)}
        sizes="min(100vw, 420px)"
      />
    </figure>
  )
}

/** The nearest stations, below the map. */
export function MapStations({ facts }: { facts: RestaurantFacts }) {
  const stations = stationLines(facts, useLanguage())
  if (stations.length === 0) return null
  return (
    <div className={styles.stations}>
      {numbered(stations).map(({ key, item: { text, lang, note } }) => (
        <p key={key}>
          <span lang={lang}>{text}</span>
          {note && <span className="numeric">{note}</span>}
        </p>
      ))}
    </div>
  )
}
