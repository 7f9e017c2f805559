import type { SessionLabel } from '@noren/contract/hours/opening-hours'

function soon(leadDays: number): string {
  if (leadDays > 2) return 'For an earlier day'
  return leadDays === 2 ? 'For today or tomorrow' : 'For today'
}

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')

/** What a restaurant's page says around its facts, and what structured data calls them. */
export const restaurantFacts = {
  title: 'Good to know',
  /** The known facts in one line, between `between`. */
  atLunch: (range: string) => `Lunch ${range}`,
  atDinner: (range: string) => `Dinner ${range}`,
  fromStation: (minutes: number) => `${minutes} min from the station`,
  fromBusStop: (minutes: number) => `${minutes} min from the bus stop`,
  /** The dishes with a photo, before the menu. */
  dishes: 'From the menu',
  table: (restaurant: string) => `A table at ${restaurant}`,
  reserveNote: 'Your table is booked once we confirm.',
  /** Who must call, around the number: guests before the first day that can be requested. */
  soonByTelephone: (leadDays: number) => ({
    before: `${soon(leadDays)}, call `,
    after: '.',
  }),
  /** Where guests call for every table; with and without a number. */
  allByTelephone: { before: 'Tables here are booked by telephone: ', after: '.' },
  reserveByTelephone: 'Tables here are booked by telephone.',
  /** Where only a private room is booked: its button, and in place of the note above. */
  privateRoom: (least: number, most: number) =>
    `Book the private room for ${least < most ? `${least}–` : ''}${most}`,
  privateRoomShort: 'Book the room',
  privateRoomNote:
    'The room is booked once we confirm. No bookings at the tables: come when you like.',
  /** Continued by the number. */
  callNow: 'Call for a table now',
  callUs: 'Call us',
  reserveShort: 'Request a table',
  howMany: 'How many of you?',
  /** Beside the question, until a seat is chosen. */
  pressSeat: 'Press a seat',
  /** Below the counter of a narrow window, which has fewer seats than may come. */
  largerParty: { before: '9 or more: call ', after: '' },
  tableFor: (people: number) => `Table for ${NUMBERS[people - 1] ?? people}`,
  groups: {
    gettingHere: 'Getting here',
    tables: 'Tables',
    payment: 'Budget and payment',
    rules: 'House rules',
  },
  stations: 'Nearest station',
  stationsAndStops: 'Nearest station or bus stop',
  /** Follows the station's name. */
  onFoot: (minutes: number) =>
    `, ${minutes}\u00a0${minutes === 1 ? 'minute' : 'minutes'}\u00a0on\u00a0foot`,
  directions: 'The way',
  parking: 'Parking',
  parkingChoices: { own: 'Own car park', nearby: 'Paid car parks nearby', none: 'None' },
  stepFree: 'Step-free',
  stepFreeChoices: { entrance: 'Step-free entrance', toilet: 'Accessible toilet' },
  seats: 'Seats',
  seatCount: (seats: number) => `${seats} ${seats === 1 ? 'seat' : 'seats'}`,
  privateRooms: (rooms: number) =>
    rooms === 0 ? 'no private room' : `${rooms} private ${rooms === 1 ? 'room' : 'rooms'}`,
  hasPrivateRooms: 'Private room',
  children: 'Children',
  childrenChoices: {
    welcome: 'Welcome',
    highChairs: 'High chairs',
    childrensMenu: 'Children’s menu',
    strollers: 'Room for pushchairs',
  },
  /** For search engines, where no heading says "Children". */
  childrenWelcome: 'Children welcome',
  booking: 'Online booking',
  bookingLink: 'See free tables',
  website: 'Website',
  lunch: 'Lunch for one',
  dinner: 'Dinner for one',
  /** Yen with thousands separators; at least one of the two is given. */
  range: (from: string | undefined, to: string | undefined) => {
    if (from === undefined) return `up to ¥${to}`
    if (to === undefined) return `from ¥${from}`
    return from === to ? `¥${from}` : `¥${from}–${to}`
  },
  tableCharge: 'Table charge',
  tableChargeEach: (yen: string) => `¥${yen} each`,
  noTableCharge: 'None',
  payment: 'We take',
  paymentChoices: {
    cash: 'Cash',
    cards: 'Credit cards',
    codes: 'QR code payment',
    transitCards: 'Transport IC cards',
    eMoney: 'E-money',
  },
  smoking: 'Smoking',
  smokingChoices: {
    none: 'No smoking',
    smokingRoom: 'In a smoking room, for guests of 20 and over',
    heatedTobaccoRoom: 'Heated tobacco in a room of its own, for guests of 20 and over',
    smokingAllowed: 'Allowed; all guests are 20 or over',
    smokingPurpose: 'A place for smokers; all guests are 20 or over',
  },
  dress: 'What to wear',
  cancellation: 'Cancelling',
  /** Between choices of which several apply. */
  between: '\u00a0· ',
  /** Days without a free table: a date, and the meals if not all are full. */
  fullOn: (days: readonly { date: string; meals: readonly SessionLabel[] }[]) =>
    `Fully booked: ${days.map(({ date, meals }) => [date, ...meals].join(' ')).join(', ')}`,
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
}
