import type { HtmlLang } from '@noren/contract/language'
import type { ReactNode } from 'react'
import styles from './page-banner.module.css'
import { Picture } from './picture.tsx'

/** How wide a wide picture is drawn, with what is cut off of it. */
const CUT = 'max(100vw, 125svh)'

type Properties = {
  image: string | undefined
  /** The same composed for tall screens. */
  portrait?: string | undefined
  /** Language of the words, where it is not the page's. */
  lang?: HtmlLang | undefined
  children: ReactNode
}

/** A page's head: the picture at its full light, the words on a sheet of paper laid over its edge. */
export function PageBanner({ image, portrait, lang, children }: Properties) {
  return (
    <header className={styles.banner}>
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
