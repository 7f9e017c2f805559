/** The parts of a restaurant's page that few visitors see, in a file of their own. */
export { GalleryDialog } from './gallery/gallery-dialog.tsx'
export { RestaurantGone } from './restaurant-gone.tsx'
export { RestaurantMissing } from './restaurant-missing.tsx'
