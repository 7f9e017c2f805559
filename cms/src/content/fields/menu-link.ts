import type { UIField } from 'payload'
import { MENU_OF_RESTAURANT } from '../../base/ui/components.ts'

/** The place in a restaurant's form at which its menu is spoken of. */
export const MENU_LINK = 'menuLink'

/** In the form of a restaurant, in place of its dishes: the way to their own screen. */
export const menuLink: UIField = {
  name: MENU_LINK,
  type: 'ui',
  admin: {
    components: { Field: MENU_OF_RESTAURANT },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}
