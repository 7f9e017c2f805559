import { numbered } from '#src/ui/numbered.ts'
import { Picture } from '#src/ui/picture.tsx'
import styles from './about-team.module.css'
import type { AboutView } from './about-view.ts'

/** The people: name, role and portrait. */
export function AboutTeam({ team }: { team: AboutView['team'] }) {
  return (
    <section className={`wrap ${styles.team}`}>
      <header className={styles.head}>
        <p className="label" lang={team.category.lang}>
          {team.category.value}
        </p>
        <h2 className={`display ${styles.title}`} lang={team.title.lang}>
          {team.title.value}
        </h2>
        <p className={styles.subtitle} lang={team.subtitle.lang}>
          {team.subtitle.value}
        </p>
      </header>
      <ul className={styles.members}>
        {numbered(team.members).map(({ key, item: { name, role, image } }) => (
          <li key={key} className={styles.member}>
            <Picture
              src={image}
              alt=""
              sizes="(width >= 60rem) 19vw, (width >= 44rem) 29vw, 45vw"
            />
            <h3 className={styles.name} lang={name.lang}>
              {name.value}
            </h3>
            <p className={styles.role} lang={role.lang}>
              {role.value}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
