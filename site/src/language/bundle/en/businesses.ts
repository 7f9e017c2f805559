/** The parts of the about page that businesses have. */
export const businesses = {
  label: 'Our work',
  title: 'Our businesses, one by one',
  what: 'What we do',
  forWhom: 'For whom',
  howToAsk: 'How to ask',
  ask: 'Write to us',
  askAbout: (name: string) => `about ${name}`,
  subject: (name: string) => `About: ${name}`,
}
