/** What is full today, beside whether the restaurant is open. */
export const full = {
  day: 'Fully booked today',
  lunch: 'Lunch is fully booked today',
  dinner: 'Fully booked tonight',
}
