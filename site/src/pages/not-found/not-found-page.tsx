import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/navigation/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { ThreadSea } from '#src/ui/thread-sea.tsx'
import styles from './not-found-page.module.css'

/** The one page in two languages at once (NFD-01 to NFD-06, readings A33). */
export function NotFoundPage() {
  const language = useLanguage()
  // The page's own language comes first, under the first heading.
  const [English, Japanese] = language === 'jp' ? (['h2', 'h1'] as const) : (['h1', 'h2'] as const)
  const english = (
    <section key="en" className={styles.part} lang="en">
      <English className={`display ${styles.title}`}>Page Not Found</English>
      <p>The page you are looking for does not exist or has moved to another address.</p>
    </section>
  )
  const japanese = (
    <section key="ja" className={styles.part} lang="ja">
      <Japanese className={`display ${styles.title}`}>
        ページが
        <wbr />
        見つかりません
      </Japanese>
      <p>お探しのページは存在しないか、別の場所へ移動した可能性があります。</p>
    </section>
  )
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <p className={`display ${styles.number}`} lang="en">
          404
        </p>
        <ThreadSea className={styles.sea} />
      </div>
      <div className={`wrap ${styles.words}`}>
        {language === 'jp' ? [japanese, english] : [english, japanese]}
        <ButtonLink to={pathTo('home', language)} tone="light" className={styles.home}>
          <span>
            <span lang="en">Back to Home</span> | <span lang="ja">ホームに戻る</span>
          </span>
        </ButtonLink>
      </div>
    </div>
  )
}
