import { staff } from './roles.ts'

/** Content is the staff's: visitors never ask the staff zone anything. */
export const collectionAccess = {
  create: staff,
  read: staff,
  update: staff,
  delete: staff,
  readVersions: staff,
  unlock: staff,
}

/** As {@link collectionAccess}, for the parts of the site there is one of. */
export const globalAccess = { read: staff, update: staff, readVersions: staff }
