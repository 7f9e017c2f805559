/** The header's texts, in English. */
export const header = {
  navItems: { home: 'Home', restaurants: 'Restaurants', about: 'About', contact: 'Contact' },
  navigation: 'Main navigation',
  allRestaurants: 'All restaurants',
  showRestaurants: 'Show the restaurants',
  restaurantsLoading: 'Loading...',
  restaurantsFailed: 'Error loading restaurants',
  restaurantsEmpty: 'No restaurants available',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  language: 'Language',
}
