/** What the form says while it is filled in and sent. */
export const form = {
  phoneFull:
    'This box takes the 10 digits of one number. Anything else was left out: you can write it in your message.',
  phoneShort: 'Mobile numbers have 11 digits. Please type the whole number.',
  phoneMobile: 'Your mobile number: +81 stands for its first 0.',
  emailSeveral: 'One address only, please.',
  emailCharacters: 'An address has plain letters, digits and signs, nothing such as 、 or 」.',
  sending: 'Sending…',
}
