/** Said of a number with more digits than the box takes. */
export const phoneFull =
  'This box takes the 10 digits of one number. Anything else was left out: you can write it in your message.'
