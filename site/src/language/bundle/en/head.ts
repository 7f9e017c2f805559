/** Titles and descriptions for search engines and tabs, in English. */
export const head = {
  title: (page: string, site: string) => `${page} | ${site}`,
  page: (title: string, number: number) => `${title} – page ${number}`,
  home: {
    title: (site: string) => `${site} | Restaurants and hospitality in Kanagawa`,
    description:
      'Five restaurants, inns, hotel cleaning, recruitment, sport and stage, on the coast of Kanagawa.',
  },
  restaurants: {
    title: 'Restaurants',
    description:
      'Charcoal, soba, a harbour trattoria, a kissaten and an izakaya: our tables in Kanagawa.',
  },
  restaurantMissing: { title: 'Restaurant Not Found' },
  about: { title: 'About', description: 'Who we are, what we do and the people who do it.' },
  contact: {
    title: 'Contact',
    description: 'Reservations, work with us, or a question: write to us or call.',
  },
  privacy: { title: 'Privacy', description: 'How we handle what you tell us.' },
  notFound: { title: 'Page Not Found' },
}
