import { readObject } from '@noren/contract/json'
import type { RelationshipField, RelationshipFieldManyValidation } from 'payload'
import { relationship } from 'payload/shared'
import { RESTAURANTS_FIELD } from '../../../base/ui/components.ts'
import { say, type Words } from '../../../base/words.ts'
import { everywhere, staffField } from '../../access/roles.ts'

export const RESTAURANTS_WORDS: Words = { en: 'Their restaurants', ja: '担当店舗' }

export const RESTAURANTS_HELP: Words = {
  en: 'They write these restaurants and their menus, upload pictures, and see the enquiries that ask for a table there.',
  ja: 'この店舗の内容・お品書きの編集、画像の追加、この店舗への予約のお問い合わせの対応ができます。',
}

const needOne: RelationshipFieldManyValidation = async (value, options) => {
  const isUsable = await relationship(value, options)
  if (isUsable !== true || (value ?? []).length > 0) return isUsable
  if (readObject(options.siblingData).role !== 'restaurantEditor') return true
  return say(options.req, {
    en: 'Please choose at least one restaurant: without one there is nothing this person can see.',
    ja: '店舗を1つ以上選んでください。選ばないと、この方には何も表示されません。',
  })
}

/** The restaurants of a member of staff who works only for some. */
export const ownRestaurantsField: RelationshipField = {
  name: 'restaurants',
  type: 'relationship',
  relationTo: 'restaurants',
  hasMany: true,
  label: RESTAURANTS_WORDS,
  access: { create: everywhere('people'), update: everywhere('people'), read: staffField },
  validate: needOne,
  admin: {
    condition: ({ role }) => role === 'restaurantEditor',
    components: { Field: RESTAURANTS_FIELD },
  },
}
