/** The parts of a restaurant's page that few visitors see, in a file of their own. */
export { GalleryDialog } from './gallery/gallery-dialog.tsx'
export { RestaurantMissing } from './restaurant-missing.tsx'
