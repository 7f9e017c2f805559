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
        // Wider than tall as 1.64 to 1, as its place is beside the menu.
        sizes="(width >= 60rem) max(29vw, 420px), max(92vw, 420px)"
      />
    </figure>
  )
}
