import { withoutPhraseBreaks } from '@noren/contract/phrase-break'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { useCompany } from '#src/api/company.ts'
import { heroQuery } from '#src/api/queries.ts'
import { LightContext } from '#src/hours/written-for.ts'
import { markedText } from '#src/language/marked-text.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Picture, useImageOrigins } from '#src/ui/picture.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { useFailureToast } from '#src/ui/use-failure-toast.ts'
import { HOME_WORDS } from '../../home-words.ts'
import styles from './hero.module.css'
import { HeroPanel } from './hero-panel.tsx'
import { FALLBACK_BACKGROUND, type HeroView, heroView } from './hero-view.ts'

/** Longest Japanese title set vertically; a longer one would leave the picture. */
const VERTICAL_LIMIT = 14
/** Longest other title that stands clear of what a wide picture has at its left; a longer one needs the whole sky. */
const LEVEL_LIMIT = 16

/**
 * The first screen: one picture, one sentence, two buttons, and the way to a table. Falls back to
 * built-in content.
 */
export function Hero({ restaurants }: { restaurants: ReactNode }) {
  const language = useLanguage()
  const bundle = useBundle()
  const light = use(LightContext)
  const company = useCompany()
  const origins = useImageOrigins()
  const { data, error, isPending } = useQuery(heroQuery(language))
  useFailureToast(error, HOME_WORDS[language].hero.failed)

  if (isPending) {
    return (
      <section className={styles.loading}>
        <Spinner label={bundle.common.loading} />
      </section>
    )
  }
  const own = {
    isAll: company?.own === true,
    name: markedText(company?.name, language),
    about: bundle.header.navItems.about,
    film: bundle.common.playVideo,
  }
  return <Scene view={heroView(data, bundle.hero, light, own, origins)} restaurants={restaurants} />
}

function Scene({ view, restaurants }: { view: HeroView; restaurants: ReactNode }) {
  const { wide, tall, isPrinted } = view.picture
  const { title } = view
  const limit = useLanguage() === 'jp' ? VERTICAL_LIMIT : LEVEL_LIMIT
  const isShort = withoutPhraseBreaks(title.text).length <= limit
  return (
    <section aria-labelledby="hero-title">
      <div className={styles.scene} data-short={isShort} data-printed={isPrinted}>
        <Picture
          src={wide}
          portrait={tall}
          fallback={FALLBACK_BACKGROUND}
          alt=""
          sizes="100vw"
          priority
          className={styles.picture}
        />
        <div className={styles.words}>
          <p className={styles.badge}>{view.badge}</p>
          <h1 id="hero-title" className={`display ${styles.title}`} lang={title.lang}>
            {title.text}
          </h1>
        </div>
      </div>
      <HeroPanel view={view} restaurants={restaurants} />
    </section>
  )
}
