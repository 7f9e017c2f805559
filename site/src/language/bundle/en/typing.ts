/** What the contact form says of what cannot be typed into a field. */
export const typing = {
  several: 'One address only, please.',
  characters: 'An address has plain letters, digits and signs, nothing such as 、 or 」.',
  phoneFull:
    'This box takes the 10 digits of one number. Anything else was left out: you can write it in your message.',
}
