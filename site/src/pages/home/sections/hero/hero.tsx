import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { heroQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/navigation/paths.ts'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useToast } from '#src/ui/toast.tsx'
import { VideoLink } from '#src/ui/video-link.tsx'
import { WaveEdge } from '#src/ui/wave-edge.tsx'
import styles from './hero.module.css'
import { heroView } from './hero-view.ts'

/** The first screen: one picture, one sentence, two ways on (spec §2). */
export function Hero() {
  const language = useLanguage()
  const { home, hero: builtIn, common } = useBundle()
  const { data, isPending, error } = useQuery(heroQuery(language))
  const { show } = useToast()

  useEffect(() => {
    if (!error) return
    show({ title: common.error, description: error.message || home.hero.failed, tone: 'error' })
  }, [error, show, common, home])

  if (isPending) {
    return (
      <section className={`${styles.hero} ${styles.waiting}`} aria-label={common.loading}>
        <Spinner label={home.hero.loading} />
      </section>
    )
  }
  const hero = heroView(data ?? null, builtIn)

  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Picture
        src={hero.backgroundImage}
        portrait={hero.backgroundImagePortrait}
        fallback={hero.fallbackImage}
        alt=""
        sizes="100vw"
        priority
        className={styles.picture}
      />
      <div className={`wrap ${styles.inner}`}>
        <p className={`label ${styles.badge}`}>{hero.badge}</p>
        <h1 id="hero-title" className={`display ${styles.title}`}>
          <Phrases text={hero.title} />
        </h1>
        <p className={`lede ${styles.subtitle}`}>{hero.subtitle}</p>
        <p className={styles.actions}>
          <ButtonLink to={pathTo('about', language)} tone="light">
            {hero.button1}
          </ButtonLink>
          <VideoLink link={hero.videoLink} webm={hero.videoLinkWebm} className={styles.watch}>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <circle cx="20" cy="20" r="19" />
              <path d="m16 13 11 7-11 7Z" />
            </svg>
            {hero.button2}
          </VideoLink>
        </p>
        <div className={styles.proof}>
          <ul className={styles.clients}>
            {numbered(hero.clientImages).map(({ key, item }) => (
              <li key={key}>
                <Picture src={item.url} alt="" sizes="3rem" />
              </li>
            ))}
          </ul>
          <p>
            <strong>{hero.success}</strong>
            <span>{hero.community}</span>
          </p>
        </div>
      </div>
      <p className={`tate ${styles.side}`} lang="ja" aria-hidden="true">
        波を織る、人をつなぐ
      </p>
      <WaveEdge className={styles.edge} />
    </section>
  )
}
