import {
  factsInReach,
  factVersionsInReach,
  filesInReach,
  restaurantsInReach,
  restaurantVersionsInReach,
} from './own.ts'
import { everywhere, nobody } from './roles.ts'

const pages = everywhere('pages')

/** Content is the staff's: visitors never ask the staff zone anything. */
export const pagesAccess = {
  create: pages,
  read: pages,
  update: pages,
  delete: pages,
  readVersions: pages,
  unlock: pages,
}

/** As {@link pagesAccess}, for the parts of the site there is one of. */
export const globalAccess = { read: pages, update: pages, readVersions: pages }

export const restaurantsAccess = {
  create: everywhere('listing'),
  read: restaurantsInReach,
  update: restaurantsInReach,
  delete: everywhere('listing'),
  readVersions: restaurantVersionsInReach,
  unlock: restaurantsInReach,
}

/** Facts are written by screens of ours, which ask first whose the restaurant is. */
export const factsAccess = {
  create: nobody,
  read: factsInReach,
  update: nobody,
  delete: nobody,
  readVersions: factVersionsInReach,
  unlock: nobody,
}

/** The library is everybody's who writes, so that a picture is uploaded once. */
export const filesAccess = {
  create: everywhere('files'),
  read: everywhere('files'),
  update: filesInReach,
  delete: filesInReach,
  readVersions: everywhere('files'),
  unlock: filesInReach,
}
