import type { GuestKind } from '../guest-kinds.ts'

type OfKind = { readonly [K in GuestKind]: string }

const seals: OfKind = {
  asked: 'Request',
  unanswered: 'Request',
  confirmed: 'Confirmed',
  changed: 'Confirmed',
  declined: '',
  cancelled: 'Cancelled',
  past: '',
  ended: '',
  unknown: '',
}

const titles: OfKind = {
  asked: 'Not confirmed yet',
  unanswered: 'Not confirmed yet',
  confirmed: 'Your table is confirmed',
  changed: 'Your table is confirmed, as changed',
  declined: 'There was no table to offer',
  cancelled: 'You have cancelled',
  past: 'This day has passed',
  ended: 'This link has ended',
  unknown: 'This link cannot be read',
}

const texts: OfKind = {
  asked:
    'Your request has arrived. The restaurant replies by email or telephone, and a table is kept for you only once it says so.',
  unanswered:
    'Your request arrived some time ago. If nobody has answered you, please call the restaurant: no table is kept for you until it says so.',
  confirmed: 'We look forward to seeing you.',
  changed: 'These are the new details. We look forward to seeing you.',
  declined:
    'We are sorry that the restaurant could not offer you this table. Another day or time may be free: please call.',
  cancelled: 'The restaurant has been told. There is nothing else for you to do.',
  past: 'Nothing can be changed here any more.',
  ended: 'Such a link can be opened until a week after the day of the table.',
  unknown:
    'Perhaps it was cut off on its way. Please open it once more from the mail it came with, or call us.',
}

export const guestWords = {
  seals,
  titles,
  texts,
  /** A table that was only asked for. */
  answered: 'If you have had an answer since, the answer counts: this page does not know of it.',
  /** A table that is confirmed. */
  writtenSince: 'If the restaurant has written to you since, what it wrote counts.',
  labels: {
    restaurant: 'Restaurant',
    when: 'Day and time',
    people: 'People',
    reference: 'Reference number',
  },
  when: (day: string, time: string) => `${day}, ${time}`,
  call: (name: string) => `Call ${name}`,
  calendar: 'Add to my calendar',
  outOfCalendar: 'Take it out of my calendar',
  /** The title in a guest's calendar. */
  event: {
    asked: (restaurant: string, people: string) => `Not confirmed yet: ${restaurant}, ${people}`,
    confirmed: (restaurant: string, people: string) => `${restaurant}, ${people}`,
  },
  restaurant: 'About the restaurant',
  tell: {
    summary: 'We are fewer, or late',
    people: 'How many are coming',
    time: 'When we arrive',
    same: 'As before',
    words: 'Anything else, in up to 200 letters',
    button: 'Tell the restaurant',
    /** Below the button, of a table that is not confirmed. */
    asked: 'This does not confirm the table.',
  },
  cancel: {
    summary: 'I cannot come',
    text: 'The table is then offered to others, and this page cannot take that back.',
    asked:
      'The restaurant then no longer looks for a table for you. This page cannot take that back.',
    button: 'Yes, cancel',
  },
  /** Of a confirmed table, where the company reminds its guests. */
  unremind: {
    summary: 'Please no reminders',
    text: 'We remind our guests by email on the evening before. After this, no such mail is sent to you.',
    button: 'No reminders',
  },
  passedOn: {
    said: 'The restaurant has been told.',
    cancelled: 'The restaurant has been told that you cannot come.',
    unreminded: 'No reminders are sent to you any more.',
  },
  problems: {
    nothing: 'Nothing was chosen or written, so the restaurant was told nothing.',
    long: 'The text is too long: please write up to 200 letters.',
    failed: 'This could not be passed on just now. Please try again in a minute, or call.',
    tooMany:
      'This was not passed on: too much came from your network within a minute. Please wait a minute.',
    usedUp: 'This was not passed on: the link was used often already. Please call the restaurant.',
    crossSite: 'Please press the button on the page of the link itself.',
    badForm: 'This could not be read. Please open the link once more.',
  },
  home: 'Home',
}
