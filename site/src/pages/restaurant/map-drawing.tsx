import type { DrawnMap } from '@noren/contract/resources/restaurant-facts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { words } from '#src/language/words.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './map-drawing.module.css'

/** The restaurant's own map, which is there without another company's server, and on paper. */
export function MapDrawing({ drawn, name }: { drawn: DrawnMap; name: string }) {
  const language = useLanguage()
  const { map } = useBundle().restaurants
  return (
    <Picture
      className={`printed ${styles.map}`}
      src={drawn.src}
      alt={words(drawn.alt, language).text || map.title(name)}
      sizes="(width >= 60rem) 30vw, 100vw"
    />
  )
}
