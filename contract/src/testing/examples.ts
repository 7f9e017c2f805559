/** Opening hours with every rule at once, as no restaurant has them, in canonical form. */
export const OPENING_HOURS = {
  sessions: [
    {
      days: ['mon', 'tue', 'thu', 'holiday'],
      label: 'lunch',
      opens: '11:30',
      closes: '14:30',
      lastOrder: '14:00',
    },
    { days: ['fri', 'sat', 'holidayEve'], opens: '17:00', closes: '26:00' },
  ],
  closedDays: ['wed'],
  closedNth: [{ weekday: 'tue', nth: [2, 4] }],
  closedDayOnHoliday: 'shift',
  closures: [
    {
      from: '2026-12-28',
      to: '2027-01-03',
      reason: { en: 'New Year', jp: '年末年始' },
      banner: 'everywhere',
    },
  ],
  specialHours: [
    { from: '2026-12-24', to: '2026-12-25', opens: '16:00', closes: '22:00', reason: {} },
  ],
}
