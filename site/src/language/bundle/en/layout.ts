/** The header's texts, in English. */
export const header = {
  navItems: { home: 'Home', restaurants: 'Restaurants', about: 'About', contact: 'Contact' },
  navigation: 'Main navigation',
  allRestaurants: 'All restaurants',
  showRestaurants: 'Show the restaurants',
  restaurantsFailed: 'Error loading restaurants',
  restaurantsEmpty: 'No restaurants available',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  language: 'Language',
}

/** The footer's texts, in English. */
export const footer = {
  businesses: 'Our other businesses',
  contact: 'Contact',
  social: 'Follow us',
  profile: 'Company profile',
  /** How to call the company from other countries; empty where visitors need no note. */
  fromAbroad: (number: string) => `From abroad: ${number}`,
  credit: 'Website by',
}
