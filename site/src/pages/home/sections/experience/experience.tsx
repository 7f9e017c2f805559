import { inLanguage } from '@noren/contract/localized'
import type { ExperienceTexts } from '@noren/contract/resources/experience'
import { useQuery } from '@tanstack/react-query'
import { experienceQuery } from '#src/api/queries.ts'
import { useBundle } from '#src/language/use-bundle.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { foreignLang } from '#src/language/words.ts'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { HighlightedTitle } from '../../highlighted-title.tsx'
import { SectionLoading } from '../../section-loading.tsx'
import styles from './experience.module.css'

/** The word set in another colour where the content names none (spec §2, readings A31). */
const HIGHLIGHTED_WORD = 'Potential'

/** What the company brings: a tall picture, the benefits, three figures (spec §2). */
export function Experience() {
  const language = useLanguage()
  const { data } = useQuery(experienceQuery())
  const texts = inLanguage(data, language)
  if (!data || !texts) return <SectionLoading />
  const { badge, title, titleSpan, subtitle, benefits, stats } = texts.value
  const span = titleSpan ?? (title.includes(HIGHLIGHTED_WORD) ? HIGHLIGHTED_WORD : undefined)

  return (
    <section
      className={`wrap grid12 ${styles.experience}`}
      lang={foreignLang(texts.lang, language)}
      aria-labelledby="experience-title"
    >
      <Picture
        src={data.mainImage}
        alt=""
        sizes="(width >= 60rem) 36vw, 100vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className="label">{badge}</p>
        <h2 id="experience-title" className={`display ${styles.title}`}>
          <HighlightedTitle title={title} span={span} className={styles.span} />
        </h2>
        <p className={`lede ${styles.subtitle}`}>{subtitle}</p>
        <ul className={styles.benefits}>
          {numbered(benefits).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      </div>
      <Figures stats={stats} />
    </section>
  )
}

function Figures({ stats }: { stats: ExperienceTexts['stats'] }) {
  const { experience } = useBundle().home
  return (
    <dl className={styles.figures}>
      {(['years', 'clients', 'successRate'] as const).map((name) => (
        <div key={name}>
          <dt>{experience[name]}</dt>
          <dd className="display numeric">{stats[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
