/** What is full today, or nearly, beside whether the restaurant is open. */
export const full = {
  day: 'Fully booked today',
  lunch: 'Lunch is fully booked today',
  dinner: 'Fully booked tonight',
  few: {
    day: 'Few tables left today',
    lunch: 'Few tables left for lunch today',
    dinner: 'Few tables left tonight',
  },
}
