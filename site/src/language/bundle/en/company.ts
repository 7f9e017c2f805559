import type { Day } from '@noren/contract/hours/calendar'
import { TIME_WORDS } from '@noren/contract/hours/words/time'

/** The labels of the company's profile, at the end of the about page. */
export const companyProfile = {
  title: 'Company profile',
  name: 'Company',
  representative: 'Representative',
  foundedOn: 'Founded',
  capital: 'Capital',
  address: 'Address',
  phone: 'Telephone',
  employees: 'People',
  /** The day of the foundation. */
  day: (day: Day) => TIME_WORDS.en.date(day, true),
  /** A postal code and an address; the code may be empty. */
  place: (postalCode: string, address: string) => `${address} ${postalCode}`.trim(),
  /** A number of people. */
  people: (count: number) => `${count}`,
  /**
   * What an agency for paid employment placement states, under the names of the law (Employment
   * Security Act, article 32-13; its Enforcement Regulations, article 24-5).
   */
  recruitment: {
    title: 'Paid recruitment',
    basis: 'Stated under Japan’s Employment Security Act.',
    labels: {
      licence: 'Licence number',
      licensedOn: 'Date of licence',
      occupations: 'Occupations and areas handled',
      fees: 'Fees',
      refunds: 'Refunds of fees',
      complaints: 'Complaints',
      personalInformation:
        'Information on employers, personal information of people looking for work',
    },
  },
}

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
