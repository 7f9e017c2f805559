/** The home page's texts around the content, in English. */
export const home = {
  hero: { failed: 'Failed to load hero section data' },
  experience: {
    years: 'Years Experience',
    clients: 'Clients Served',
    successRate: 'Success Rate',
  },
  solutions: {
    /** Of the section while its content has no heading. */
    heading: 'Our solutions',
    loading: 'Loading solutions',
    loaded: 'The solutions have loaded.',
    listFailed: (statusText: string) => `Failed to fetch solutions: ${statusText}`,
    sectionFailed: (statusText: string) => `Failed to fetch section content: ${statusText}`,
    empty: 'No solutions available.',
    sectionEmpty: 'No section content available.',
    learnMore: 'Learn More',
  },
  testimonials: {
    heading: 'What our customers say',
    failed: 'Failed to load testimonials',
    empty: 'No testimonials available.',
    customer: 'Customer',
    carousel: 'carousel',
    previous: 'Previous testimonials',
    next: 'Next testimonials',
    average: 'Average rating',
    basis: 'The average of the ratings shown here.',
    reviews: (count: number) => `${count} reviews`,
    stars: (rating: number) => `${rating} out of 5 stars`,
  },
}
