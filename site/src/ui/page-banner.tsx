import type { HtmlLang } from '@noren/contract/language'
import type { ReactNode } from 'react'
import styles from './page-banner.module.css'
import { Picture } from './picture.tsx'

/** The `sizes` of a wide picture, including what is cut off. */
const CUT = 'max(100vw, 125svh)'

type Properties = {
  image: string | undefined
  /** The same picture composed for phones. */
  portrait?: string | undefined
  /** Language of the text, where it is not the page's. */
  lang?: HtmlLang | undefined
  children: ReactNode
}

/** The top of a page: the picture unshaded, the text on a sheet of paper over its edge. */
export function PageBanner({ image, portrait, lang, children }: Properties) {
  return (
    <header className={styles.banner}>
      {image && (
        <Picture
          src={image}
          portrait={portrait}
          alt=""
          sizes={`(width >= 40rem) ${CUT}, ${portrait ? '100vw' : '590px'}`}
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
