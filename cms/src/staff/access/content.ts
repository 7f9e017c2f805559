import {
  factsInReach,
  factVersionsInReach,
  filesInReach,
  restaurantsInReach,
  restaurantVersionsInReach,
} from './own.ts'
import { alike, everywhere, SHUT } from './roles.ts'

const pages = everywhere('pages')

/** Only staff use content here: visitors never send requests to the staff zone. */
export const pagesAccess = alike(pages)

/** As {@link pagesAccess}, for globals. */
export const globalAccess = { read: pages, update: pages, readVersions: pages }

export const restaurantsAccess = {
  create: everywhere('listing'),
  read: restaurantsInReach,
  update: restaurantsInReach,
  delete: everywhere('listing'),
  readVersions: restaurantVersionsInReach,
  unlock: restaurantsInReach,
}

/** Our own screens write facts, and first check whose the restaurant is. */
export const factsAccess = {
  ...SHUT,
  read: factsInReach,
  readVersions: factVersionsInReach,
}

/** The library belongs to everyone who writes, so that a picture is uploaded once. */
export const filesAccess = {
  create: everywhere('files'),
  read: everywhere('files'),
  update: filesInReach,
  delete: filesInReach,
  readVersions: everywhere('files'),
  unlock: filesInReach,
}
