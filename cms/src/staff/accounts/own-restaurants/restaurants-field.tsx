import type { Payload, RelationshipFieldServerProps } from 'payload'
import { namesIn } from '../../../base/locales.ts'
import { reach } from '../../access/roles.ts'
import { type RestaurantOption, RestaurantsOfAccount } from './restaurants-choice.tsx'

/** The restaurants to choose from, by the names staff know: Payload's own field finds no drafts. */
export async function RestaurantsField({
  i18n,
  path,
  payload,
  user,
}: RelationshipFieldServerProps) {
  if (reach(user, 'people') !== 'all') return null
  return (
    <RestaurantsOfAccount options={await restaurantOptions(payload, i18n.language)} path={path} />
  )
}

/** All restaurants, also unpublished ones, in the order they were listed. */
export async function restaurantOptions(
  payload: Payload,
  language: string,
): Promise<RestaurantOption[]> {
  const { docs } = await payload.find({
    collection: 'restaurants',
    ...namesIn(language),
    pagination: false,
    sort: 'listedSince',
    select: { name: true, slug: true },
  })
  return docs.map(({ id, name, slug }) => ({ id, label: name || slug }))
}
