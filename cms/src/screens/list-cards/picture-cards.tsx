import type { BeforeListTableServerProps, Payload, TypedUser } from 'payload'
import * as v from 'valibot'
import { ChosenBar } from '../../base/choosing/chosen-bar.tsx'
import { say } from '../../base/words.ts'
import { pictureSchema } from '../../content/library/media/picture-words.ts'
import { usesOfAll } from '../../content/library/media/uses.ts'
import { reach } from '../../staff/access/roles.ts'
import { ChooseLook } from './choose-look.tsx'
import { DropPictures } from './drop-pictures.tsx'
import { lookOf } from './looks.ts'
import { PictureCard } from './picture-card.tsx'

/** Above the table of the library: the same pictures as a grid, and the choice between the two. */
export async function PictureCards(props: BeforeListTableServerProps) {
  const { data, hasCreatePermission, i18n, payload, user } = props
  const rows = v.safeParse(v.array(pictureSchema), data?.docs)
  if (!user || !rows.success) return null
  const ids = rows.output.map(({ id }) => id)
  const uses = usesOfAll({ i18n, payload }, 'media', ids)
  // The grid waits for none of them, and a page that is left has no use for them.
  uses.catch(() => undefined)
  const own = await changedBy(payload, user, ids)
  return (
    <>
      {ids.length > 0 && <ChooseLook chosen={await lookOf(payload, user, 'media')} list="media" />}
      {hasCreatePermission && <DropPictures />}
      <ul
        aria-label={say({ i18n }, { en: 'Pictures as cards', ja: '写真のカード' })}
        className="desk-cards desk-cards--pictures"
        tabIndex={-1}
      >
        {rows.output.map((picture) => (
          <PictureCard
            i18n={i18n}
            key={picture.id}
            mayDelete={own.includes(picture.id)}
            picture={picture}
            uses={uses}
          />
        ))}
      </ul>
      <ChosenBar ids={own} mayDelete slug="media" />
    </>
  )
}

/** Those of some pictures that a member of staff may delete. */
async function changedBy(payload: Payload, user: TypedUser, ids: number[]): Promise<number[]> {
  if (reach(user, 'changeFiles') === 'all') return ids
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids }, uploadedBy: { equals: user.id } },
    pagination: false,
    depth: 0,
    select: {},
  })
  return docs.map(({ id }) => id)
}
