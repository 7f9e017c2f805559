export { CardHours } from '#src/ui/card-hours.tsx'
export { HouseNow } from './sections/restaurants/house-now.tsx'
