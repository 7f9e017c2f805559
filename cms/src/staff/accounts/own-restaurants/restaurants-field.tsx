import type { RelationshipFieldServerProps } from 'payload'
import { reach } from '../../access/roles.ts'
import { restaurantsByName } from './by-name.ts'
import { RestaurantsOfAccount } from './restaurants-choice.tsx'

/** The restaurants to choose from, by the names staff know: Payload's own field finds no drafts. */
export async function RestaurantsField({
  i18n,
  path,
  payload,
  user,
}: RelationshipFieldServerProps) {
  if (reach(user, 'people') !== 'all') return null
  const options = await restaurantsByName(payload, i18n.language)
  return <RestaurantsOfAccount options={options} path={path} />
}
