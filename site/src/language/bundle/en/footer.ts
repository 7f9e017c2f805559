/** The footer's texts, in English. */
export const footer = {
  restaurants: 'Restaurants',
  businesses: 'Our other businesses',
  contact: 'Contact',
  social: 'Follow us',
  privacy: 'Privacy policy',
  credit: 'Website by',
}
