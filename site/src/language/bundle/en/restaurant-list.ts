/** Texts of the list of restaurants and of the way to its further pages. */
export const restaurantList = {
  list: {
    title: 'Restaurants',
    label: 'Our tables',
    lead: 'Where each one is, when it is open, and what comes to the table.',
    view: 'See the restaurant',
    area: 'Area',
    cuisine: 'Cuisine',
    hours: 'Hours',
    loading: 'Loading...',
    empty: 'No restaurants available',
    failed: 'Failed to load restaurants. Please try again later.',
  },
  pages: {
    label: 'Pages of restaurants',
    page: (number: number) => `Page ${number}`,
    previous: 'Previous page',
    next: 'Next page',
  },
}
