/**
 * What the about page says where the server's data is missing (ABT-16, ABT-17). English only; a
 * Japanese page marks it as English (readings A18). It promises nothing: no company would know of it.
 */
export const DEFAULT_ABOUT = {
  hero: { title: 'About Us', home: 'Home', about: 'About' },
  main: {
    category: 'Who we are',
    title: 'Looking after people, in more ways than one',
    subtitle:
      'Hotels, restaurants, cleaning, recruitment, sport and stage: different trades, one company.',
    features: [
      'Hospitality, restaurants and hotel cleaning',
      'Recruitment, sports and entertainment',
    ],
    ctaText: 'Write to us',
    ctaSecondary: 'All restaurants',
  },
  stats: {
    title: 'What has come of it so far',
    cta: 'Write to us',
    projects: '12K+',
    projectsLabel: 'Total projects',
    customers: '950+',
    customersLabel: 'Active customers',
    rating: '4.7',
    ratingLabel: 'Average rating',
  },
  team: {
    category: 'Our team',
    title: '36+ team members',
    subtitle: 'Cooks, housekeepers, recruiters and organisers who like to see a thing done well.',
    members: [
      { name: 'Hospitality team', role: 'Reception and guest care' },
      { name: 'Kitchen team', role: 'Restaurants and catering' },
      { name: 'Housekeeping team', role: 'Hotel cleaning management' },
    ],
  },
  services: [
    'Hospitality',
    'Restaurants',
    'Hotel cleaning management',
    'Paid recruitment',
    'Sports',
    'Entertainment',
  ],
  creative: {
    category: 'Why choose us',
    title: 'Several businesses, one company',
    subtitle: 'Hospitality, restaurants, cleaning, recruitment, sports and entertainment.',
    features: [
      'Rooms and tables for guests',
      'Hotel rooms kept clean',
      'Work for people, and people for work',
      'Sport and stages',
    ],
    cta: 'Watch video',
  },
}
