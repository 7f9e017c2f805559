import type { BeforeListTableServerProps } from 'payload'
import * as v from 'valibot'
import { DEFAULT_LOCALE, isTag } from '../../base/locales.ts'
import { say } from '../../base/words.ts'
import { reach } from '../../staff/access/roles.ts'
import { Card } from './card.tsx'
import { CARDS } from './card-words.ts'
import { restaurantCards } from './cards.ts'
import { ChooseLook } from './choose-look.tsx'
import { lookOf } from './looks.ts'

const rowsSchema = v.array(
  v.looseObject({
    id: v.number(),
    _status: v.nullish(v.string()),
    deletedAt: v.nullish(v.string()),
  }),
)

/** Above the table of the restaurants: the same rows as cards, and the choice between the two. */
export async function RestaurantCards(props: BeforeListTableServerProps) {
  const { data, i18n, locale, payload, user } = props
  const rows = v.safeParse(rowsSchema, data?.docs)
  const isShown = rows.success && rows.output.length > 0 && !rows.output.some(isDeleted)
  if (!isShown || !user) return null
  const [cards, look] = await Promise.all([
    restaurantCards(
      {
        payload,
        user,
        now: new Date(),
        locale: isTag(locale?.code) ? locale.code : DEFAULT_LOCALE,
      },
      rows.output,
    ),
    lookOf(payload, user, 'restaurants'),
  ])
  const mayCopy = reach(user, 'listing') === 'all'
  return (
    <>
      <ChooseLook chosen={look} list="restaurants" />
      <ul aria-label={say({ i18n }, CARDS.list)} className="desk-cards">
        {cards.map((card) => (
          <Card
            card={card}
            i18n={i18n}
            key={card.id}
            locale={locale?.code ?? ''}
            mayCopy={mayCopy}
            routes={payload.config.routes}
          />
        ))}
      </ul>
    </>
  )
}

const isDeleted = ({ deletedAt }: { deletedAt?: string | null | undefined }) => Boolean(deletedAt)
