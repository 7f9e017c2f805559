import { inLanguage } from '@noren/contract/localized'
import type { ExperienceTexts } from '@noren/contract/resources/experience'
import { useCompany } from '#src/api/company.ts'
import { foreignLang } from '#src/language/marked-text.ts'
import { useLanguage } from '#src/language/use-language.ts'
import { Basis } from '#src/ui/basis.tsx'
import { Figure } from '#src/ui/figure.tsx'
import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import { HOME_WORDS } from '../../home-words.ts'
import { HighlightedTitle, SectionLoading } from '../../section-parts.tsx'
import type { SectionOf } from '../../still-section.tsx'
import styles from './experience.module.css'

/** The word in another colour where the content names none (EXP-02, readings A31). */
const HIGHLIGHTED_WORD = 'Potential'

/** The company's history. Says "Loading..." until its data arrives, even if it never does. */
export function Experience({ data }: SectionOf<'experience'>) {
  const language = useLanguage()
  const company = useCompany()
  const chosen = inLanguage(data, language)
  if (!data || !chosen) return <SectionLoading />

  const { badge, title, titleSpan, subtitle, benefits, stats } = chosen.value
  const span = titleSpan ?? (title.includes(HIGHLIGHTED_WORD) ? HIGHLIGHTED_WORD : undefined)
  return (
    <section
      className={styles.experience}
      lang={foreignLang(chosen.lang, language)}
      aria-labelledby="experience-title"
    >
      <div className={`wrap grid12 ${styles.inner}`}>
        <Picture
          src={data.mainImage}
          alt=""
          sizes={company?.isWide ? '100vw' : '(width >= 64rem) 45vw, (width >= 44rem) 30rem, 92vw'}
          className={`drift ${styles.picture}`}
        />
        <div className={styles.words}>
          <p className="label">{badge}</p>
          <h2 id="experience-title" className={`display ${styles.title}`}>
            <HighlightedTitle title={title} span={span} />
          </h2>
          <p className={styles.subtitle}>{subtitle}</p>
          <ul className={styles.benefits}>
            {numbered(benefits).map(({ key, item }) => (
              <li key={key}>{item}</li>
            ))}
          </ul>
        </div>
        <Stats stats={stats} />
        <Basis text={stats.note} className={styles.note} />
      </div>
    </section>
  )
}

function Stats({ stats }: { stats: ExperienceTexts['stats'] }) {
  const { experience } = HOME_WORDS[useLanguage()]
  const rows = [
    { label: experience.years, value: stats.years },
    { label: experience.clients, value: stats.clients },
    { label: experience.successRate, value: stats.successRate },
  ].filter(({ value }) => value !== '')
  if (rows.length === 0) return null
  return (
    <dl className={styles.stats}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>{' '}
          <dd className="display numeric">
            <Figure text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
