import { pictureSrcSet, readPictureUrl } from '@noren/contract/picture'
import { useQuery } from '@tanstack/react-query'
import { restaurantQuery } from '#src/api/queries.ts'
import { savesData } from '#src/ui/loading-pictures.ts'
import styles from './room.module.css'

/**
 * The room behind a cloth, seen where that parts: its light, and the restaurant's picture, if that is one of
 * ours and the visitor does not save data. Which it is comes with the restaurant's page, loaded since the
 * visitor points at its link; the home page does not have to name it. In the list and at the head of a restaurant's
 * page the cloth hangs before that same picture, which is its room there.
 */
export function Room({ slug }: { slug: string }) {
  const { data } = useQuery({ ...restaurantQuery(slug), enabled: false })
  const photo = data?.mainPhoto
  const own = photo && !savesData() && readPictureUrl(photo)
  return (
    <span className={styles.room}>
      {own && (
        <img
          src={photo}
          srcSet={pictureSrcSet(own)}
          // As high as the cloth, and so wider; only its middle is seen, for a moment.
          sizes="(resolution >= 1.5dppx) 20rem, 36rem"
          alt=""
          loading="lazy"
        />
      )}
    </span>
  )
}
