import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './about-team.module.css'
import { AboutText } from './about-text.tsx'
import type { AboutView } from './about-view.ts'

/** The people: name, role and portrait. Renders nothing without people. */
export function AboutTeam({ team }: { team: AboutView['team'] }) {
  if (team.members.length === 0) return null
  return (
    <section className={`wrap ${styles.team}`}>
      <header className={styles.head}>
        <AboutText text={team.category} className="label" />
        <AboutText text={team.title} as="h2" className={`display ${styles.title}`} />
        <AboutText text={team.subtitle} className={styles.subtitle} />
      </header>
      <ul className={styles.members}>
        {numbered(team.members).map(({ key, item: { name, role, image } }) => (
          <li key={key} className={styles.member}>
            <Picture
              src={image}
              alt=""
              sizes="(width >= 60rem) 19vw, (width >= 44rem) 29vw, 33vw"
            />
            <AboutText text={name} as="h3" className={styles.name} />
            <AboutText text={role} className={styles.role} />
          </li>
        ))}
      </ul>
    </section>
  )
}
