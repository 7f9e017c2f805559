import type { DrawnMap } from '@noren/contract/resources/restaurant-facts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './map-drawing.module.css'

type MapDrawingProps = { drawn: DrawnMap; name: string }

/** The restaurant's own map, which needs no other company's server and also prints. */
export function MapDrawing({ drawn, name }: MapDrawingProps) {
  const language = useLanguage()
  const { map } = useBundle().restaurants
  return (
    <figure>
      <Picture
        className={`printed ${styles.map}`}
        src={drawn.src}
        alt={markedText(drawn.alt, language).text || map.title(name)}
        // Of 4:3, as tall as the map.
        sizes="342px"
      />
    </figure>
  )
}
