import { readObject } from '@noren/contract/json'
import type { RelationshipField, RelationshipFieldManyValidation } from 'payload'
import { relationship } from 'payload/shared'
import { say } from '../../../base/words.ts'
import { everywhere, staffField } from '../../access/roles.ts'
import { CHOOSE_RESTAURANTS, RESTAURANTS_LABEL } from '../role/role-words.ts'

const needOne: RelationshipFieldManyValidation = async (value, options) => {
  const isUsable = await relationship(value, options)
  if (isUsable !== true || (value ?? []).length > 0) return isUsable
  if (readObject(options.siblingData).role !== 'restaurantEditor') return true
  return say(options.req, CHOOSE_RESTAURANTS)
}

/** The restaurants of a member of staff who works only for some. */
export const ownRestaurantsField: RelationshipField = {
  name: 'restaurants',
  type: 'relationship',
  relationTo: 'restaurants',
  hasMany: true,
  label: RESTAURANTS_LABEL,
  access: { create: everywhere('people'), update: everywhere('people'), read: staffField },
  validate: needOne,
  admin: {
    condition: ({ role }) => role === 'restaurantEditor',
    components: {
      Field: '/src/staff/accounts/own-restaurants/restaurants-field.tsx#RestaurantsField',
    },
  },
}
