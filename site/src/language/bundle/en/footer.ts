/** The footer's texts, in English. */
export const footer = {
  restaurants: 'Restaurants',
  businesses: 'Our other businesses',
  contact: 'Contact',
  writeToUs: 'Write to us',
  social: 'Follow us',
  privacy: 'Privacy policy',
  credit: 'Website by',
  backToTop: 'Back to top',
}
