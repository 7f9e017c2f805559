/** What the form says while it is filled in and sent. */
export const form = {
  phoneFull: 'This box takes 10 digits. What came after them was left out.',
  phoneShort: 'Mobile numbers have 11 digits. Please type the whole number.',
  phoneMobile: 'Your mobile number: +81 stands for its first 0.',
  sending: 'Sending…',
}
