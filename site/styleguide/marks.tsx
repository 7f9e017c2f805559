import { ContentIcon } from '#src/pages/home/section-parts.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { NorenTag } from '#src/ui/noren-tag.tsx'
import { Picture } from '#src/ui/picture.tsx'
import { Seal } from '#src/ui/seal.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { ThreadSea } from '#src/ui/thread-sea.tsx'
import { Chapter, Specimen } from './guide.tsx'
import styles from './marks.module.css'

const ACCENTS = ['indigo', 'ember', 'cedar', 'harbour', 'amber', 'plum'] as const

/** The small parts that every page uses. */
export function Marks() {
  return (
    <Chapter title="Parts">
      <Specimen name="Button: solid, quiet">
        <p className={styles.row}>
          <ButtonLink to="/">About us</ButtonLink>
          <ButtonLink to="/" tone="quiet">
            Contact
          </ButtonLink>
        </p>
      </Specimen>
      <Specimen name="Button: light, on indigo">
        <p className={`${styles.row} ${styles.dark}`}>
          <ButtonLink to="/" tone="light">
            Read on
          </ButtonLink>
        </p>
      </Specimen>
      <Specimen name="Noren in each accent">
        <div className={styles.row}>
          {ACCENTS.map((accent) => (
            <div key={accent} data-accent={accent}>
              <NorenTag name={{ en: 'Nagi', jp: '凪' }} />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Restaurants' }]} />
      </Specimen>
      <Specimen name="Seal and content icons">
        <p className={styles.row}>
          <Seal />
          <ContentIcon name="Lightbulb" />
          <ContentIcon name="MessageCircle" />
          <ContentIcon name="Search" />
          <ContentIcon name="Target" />
          <ContentIcon name="TrendingUp" />
        </p>
      </Specimen>
      <Specimen name="Picture without an address">
        <Picture src={undefined} alt="" sizes="20rem" className={styles.picture} />
      </Specimen>
      <Specimen name="Loading">
        <Spinner label="Loading" />
      </Specimen>
      <Specimen name="Thread sea">
        <div className={styles.dark}>
          <ThreadSea className={styles.sea} />
        </div>
      </Specimen>
    </Chapter>
  )
}
