import { noticeWords } from '@noren/contract/hours/words/notices/en'

/** Texts of a restaurant's own page. */
export const restaurants = {
  detail: {
    about: 'About This Restaurant',
    menu: 'Menu Highlights',
    /** Tax included, with thousands separators. */
    price: (yen: string) => `¥${yen}`,
    menuNote: 'Prices in yen, tax included.',
    noMenu: 'No menu items available.',
    gallery: 'Gallery',
    noGallery: 'No gallery images available.',
    reserve: 'Make a Reservation',
    call: 'Call',
    contact: 'Contact',
    address: 'Address',
    instagram: 'Instagram',
    hours: 'Hours',
    location: 'Location',
    directions: 'Get directions',
    loading: 'Loading the restaurant',
    next: 'Next restaurant',
  },
  map: {
    title: (name: string) => `Map of ${name}`,
    defaultTitle: 'Map of the city',
    invalid: 'Invalid map link provided. Using fallback map.',
    failed: 'Failed to load map. Please check the map link or try again later.',
    open: 'Open the map',
    show: 'Show the map',
    consent:
      'The map comes from another company’s server and uses data. It loads when you ask for it.',
  },
}

/** Whether a restaurant is open, its closures and special hours. Days, times and dates arrive as text. */
export const openNow = {
  always: 'Open 24 hours',
  closes: (until: string) => `Open now · closes ${until}`,
  lastOrder: (until: string, order: string) => `Open until ${until} (last order ${order})`,
  lastOrderPassed: (until: string) => `Kitchen closed · open until ${until}`,
  opensToday: (time: string) => `Opens today at ${time}`,
  opensTomorrow: (time: string) => `Opens tomorrow at ${time}`,
  opensOn: (date: string, time: string) => `Opens ${date} at ${time}`,
  closedForLong: 'Closed until further notice',
  dayAndTime: (day: string, time: string) => `${day} ${time}`,
  ...noticeWords,
}
