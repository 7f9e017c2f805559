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
}
