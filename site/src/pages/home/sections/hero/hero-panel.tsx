import type { ReactNode } from 'react'
import { useCompany } from '#src/api/company.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { pathTo } from '#src/routes/paths.ts'
import { Basis } from '#src/ui/basis.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { VideoLink } from '#src/ui/video-link.tsx'
import styles from './hero-panel.module.css'
import type { HeroView } from './hero-view.ts'

type HeroPanelProps = {
  view: HeroView
  restaurants: ReactNode
}

/** Below the picture: what the company does, two buttons, its restaurants, and its clients. */
export function HeroPanel({ view, restaurants }: HeroPanelProps) {
  const language = useLanguage()
  const company = useCompany()
  return (
    <div className={`wrap grid12 ${styles.below}`}>
      <div className={styles.panel}>
        <p className={styles.subtitle}>{view.subtitle}</p>
        <div className={styles.buttons}>
          {!company?.noAbout && (
            <ButtonLink to={pathTo('about', language)}>{view.button1}</ButtonLink>
          )}{' '}
          <VideoLink
            video={view.video}
            webm={view.videoLinkWebm}
            poster={view.picture.wide}
            className={styles.play}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="11.5" />
              <path d="m10 8 6 4-6 4Z" />
            </svg>
            {view.button2}
          </VideoLink>
        </div>
      </div>
      <div className={styles.restaurants}>{restaurants}</div>
      <Proof {...view} />
    </div>
  )
}

/** For whom the company works. Renders nothing where it says nothing of that. */
function Proof({ clientImages, success, community, note }: HeroView) {
  if (clientImages.length === 0 && !success && !community) return null
  return (
    <div className={styles.proof}>
      <ul className={styles.clients}>
        {numbered(clientImages).map(({ key, item }) => (
          <li key={key}>
            <Picture src={item.url} alt="" sizes="3rem" />
          </li>
        ))}
      </ul>
      <p className={styles.success}>{success}</p>
      <p className={styles.community}>{community}</p>
      <Basis text={note} className={styles.note} />
    </div>
  )
}
