import { useQuery } from '@tanstack/react-query'
import { heroQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Basis } from '#src/ui/basis.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Phrases } from '#src/ui/phrases.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useFailureToast } from '#src/ui/use-failure-toast.ts'
import { VideoLink } from '#src/ui/video-link.tsx'
import { FALLBACK_BACKGROUND } from './fallback-media.ts'
import styles from './hero.module.css'
import { type HeroView, heroView } from './hero-view.ts'

/** Longest Japanese title set vertically; a longer one would leave the picture. */
const VERTICAL_LIMIT = 14

/** The first screen: one picture, one sentence, two ways on. Falls back to built-in content. */
export function Hero() {
  const language = useLanguage()
  const bundle = useBundle()
  const { data, error, isPending } = useQuery(heroQuery(language))
  useFailureToast(error, bundle.home.hero.failed)

  if (isPending) {
    return (
      <section className={`${styles.hero} ${styles.loading}`}>
        <Spinner label={bundle.home.hero.loading} />
      </section>
    )
  }
  return <Scene view={heroView(data, bundle.hero)} />
}

function Scene({ view }: { view: HeroView }) {
  const language = useLanguage()
  const isShort = view.title.replaceAll('\u200B', '').length <= VERTICAL_LIMIT
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.scene}>
        <Picture
          src={view.backgroundImage}
          portrait={view.backgroundImagePortrait}
          fallback={FALLBACK_BACKGROUND}
          alt=""
          sizes="100vw"
          priority
          className={styles.picture}
        />
        <div className={styles.words} data-short={isShort}>
          <p className={styles.badge}>{view.badge}</p>
          <h1 id="hero-title" className={`display ${styles.title}`}>
            <Phrases text={view.title} />
          </h1>
        </div>
      </div>
      <div className={`wrap grid12 ${styles.below}`}>
        <div className={styles.panel}>
          <p className={styles.subtitle}>
            <Phrases text={view.subtitle} />
          </p>
          <div className={styles.buttons}>
            <ButtonLink to={pathTo('about', language)}>{view.button1}</ButtonLink>{' '}
            <VideoLink video={view.video} webm={view.videoLinkWebm} className={styles.play}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <circle cx="12" cy="12" r="11.5" />
                <path d="m10 8 6 4-6 4Z" />
              </svg>
              {view.button2}
            </VideoLink>
          </div>
        </div>
        <div className={styles.proof}>
          <ul className={styles.clients}>
            {numbered(view.clientImages).map(({ key, item }) => (
              <li key={key}>
                <Picture src={item.url} alt="" sizes="3rem" />
              </li>
            ))}
          </ul>
          <p className={styles.success}>{view.success}</p>
          <p className={styles.community}>{view.community}</p>
          <Basis text={view.note} className={styles.note} />
        </div>
      </div>
    </section>
  )
}
