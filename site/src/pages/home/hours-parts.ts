export { CardHours } from '#src/ui/card-hours.tsx'
export { RestaurantNow } from './sections/restaurants/restaurant-now.tsx'
