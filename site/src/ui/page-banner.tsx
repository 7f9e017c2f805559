import type { HtmlLang } from '@noren/contract/language'
import type { ReactNode } from 'react'
import styles from './page-banner.module.css'
import { Picture } from './picture.tsx'

/** The `sizes` of a wide picture, including what is cut off. */
const CUT = 'max(100vw, 125svh)'

type Properties = {
  image: string | undefined
  /** The same picture composed for tall screens. */
  portrait?: string | undefined
  /** Whether the upper edge of the portrait picture stays, as where things hang from it. */
  isHung?: boolean
  /** Language of the text, where it is not the page's. */
  lang?: HtmlLang | undefined
  children: ReactNode
}

/** The top of a page: the picture unshaded, the text on a sheet of paper over its edge. */
export function PageBanner({ image, portrait, isHung, lang, children }: Properties) {
  return (
    <header className={styles.banner} data-hung={isHung}>
      {image && (
        <Picture
          src={image}
          portrait={portrait}
          alt=""
          sizes={
            portrait ? `(orientation: landscape) ${CUT}, 100vw` : `(width >= 40rem) ${CUT}, 590px`
          }
          priority
          className={styles.picture}
        />
      )}
      <div className={styles.words} lang={lang}>
        {children}
      </div>
    </header>
  )
}
