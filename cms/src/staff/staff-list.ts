import type { Words } from '../base/words.ts'

/** What the desk calls the list of staff, and its address. */
export const STAFF: Words = { en: 'Staff', ja: 'スタッフ' }
export const STAFF_LIST = '/admin/collections/users'
