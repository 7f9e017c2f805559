/** The still parts around every page (decision 039). */
export { SiteFooter } from './footer/site-footer.tsx'
export { NavigationFacts } from './header/navigation-facts.tsx'
export { RestaurantList } from './restaurant-list.tsx'
