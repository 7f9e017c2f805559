import { readVideoLink } from '@noren/contract/video'
import { Play } from 'lucide'
import { useBundle } from '#src/language/use-bundle.ts'
import { numbered } from '#src/ui/numbered.ts'
import { Picture, useImageOrigins } from '#src/ui/picture.tsx'
import { StrokeIcon } from '#src/ui/stroke-icon.tsx'
import { VideoLink } from '#src/ui/video-link.tsx'
import styles from './about-creative.module.css'
import { AboutText } from './about-text.tsx'
import type { AboutView } from './about-view.ts'

/**
 * Why choose us: four features, and a video where there is one (readings A30). Renders nothing without
 * any of these.
 */
export function AboutCreative({ creative }: { creative: AboutView['creative'] }) {
  const { hero } = useBundle()
  const [wide, tall] = creative.images
  const video = readVideoLink(creative.videoLink, useImageOrigins())
  if (creative.features.length === 0 && !video) return null
  return (
    <section className={styles.creative}>
      <div className={`wrap grid12 ${styles.inner}`}>
        <header className={styles.head}>
          <AboutText text={creative.category} className="label" />
          <AboutText text={creative.title} as="h2" className={`display ${styles.title}`} />
          <AboutText text={creative.subtitle} className={styles.subtitle} />
          <VideoLink
            video={video}
            webm={creative.videoLinkWebm}
            lang={creative.cta?.lang}
            className={styles.video}
          >
            <span className={styles.play}>
              <StrokeIcon shape={Play} size={22} strokeWidth={1.25} />
            </span>
            {creative.cta?.value ?? hero.button2}
          </VideoLink>
        </header>
        {wide && (
          <div className={styles.wide}>
            <Picture src={wide} alt="" sizes="(width >= 60rem) 58vw, 100vw" />
          </div>
        )}
        {tall && (
          <div className={styles.tall}>
            <Picture src={tall} alt="" sizes="(width >= 60rem) 33vw, 65vw" />
          </div>
        )}
        {creative.features.length > 0 && (
          <ol className={styles.features}>
            {numbered(creative.features.slice(0, 4)).map(({ key, item }) => (
              <li key={key} lang={item.lang}>
                <span>{item.value}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
