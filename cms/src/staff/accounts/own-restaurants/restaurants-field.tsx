import type { RelationshipFieldServerProps } from 'payload'
import { namesIn } from '../../../base/locales.ts'
import { say } from '../../../base/words.ts'
import { reach } from '../../access/roles.ts'
import { RESTAURANTS_HELP, RESTAURANTS_WORDS } from './field.ts'
import { RestaurantsSelect } from './restaurants-select.tsx'

/** The restaurants to choose from, by the names staff know: Payload's own field finds no drafts. */
export async function RestaurantsField({
  i18n,
  path,
  payload,
  user,
}: RelationshipFieldServerProps) {
  const { docs } = await payload.find({
    collection: 'restaurants',
    ...namesIn(i18n.language),
    pagination: false,
    sort: 'listedSince',
    select: { name: true, slug: true },
  })
  const options = docs.map(({ id, name, slug }) => ({ value: String(id), label: name || slug }))
  return (
    <RestaurantsSelect
      description={say({ i18n }, RESTAURANTS_HELP)}
      label={say({ i18n }, RESTAURANTS_WORDS)}
      options={options}
      path={path}
      readOnly={reach(user, 'people') !== 'all'}
    />
  )
}
