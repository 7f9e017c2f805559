/** Texts of the list of restaurants and of the way to its further pages. */
export const restaurantList = {
  list: {
    title: 'Restaurants',
    label: 'Our tables',
    lead: 'Every kitchen keeps its own fire, its own hours and its own view. Choose the one that suits the day.',
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
