/** What stands in the place of a restaurant that does not exist or cannot be loaded, in English. */
export const restaurantMissing = {
  title: 'Restaurant Not Found',
  notExist: 'The restaurant you are looking for does not exist, or its page has moved.',
  failed: 'Failed to load restaurant data. Please try again later.',
  back: 'Back to Restaurants',
}
