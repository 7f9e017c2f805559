/** Parts around every page that only show (decision 039). */
export { SiteFooter } from './footer/site-footer.tsx'
export { MenuFacts } from './header/menu-facts.tsx'
export { RestaurantList } from './restaurant-list.tsx'
