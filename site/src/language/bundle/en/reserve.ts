/** The way to a table on the contact page, for a guest who has not chosen a restaurant. */
export const reserve = {
  title: 'Request a table',
  text: 'Choose a restaurant, then a day and a time. The restaurant confirms your table.',
  button: 'All restaurants',
}
