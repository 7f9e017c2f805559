/** Parts of a restaurant's page that only show (decision 039). */
export { CallBar } from './call-bar.tsx'
export { GoodToKnow } from './good-to-know.tsx'
export { NextRestaurant } from './next-restaurant.tsx'
export { RestaurantAbout } from './restaurant-about.tsx'
export { RestaurantContact } from './restaurant-contact.tsx'
export { RestaurantGallery } from './restaurant-gallery.tsx'
export { RestaurantMenu } from './restaurant-menu.tsx'
export { RestaurantMissing } from './restaurant-missing.tsx'
