/** The server's answers to an enquiry, except the problems of its fields. */
export const answers = {
  /** Between two problems on one line. */
  between: '. ',
  sent: 'Your message has been sent successfully!',
  /** The guest requested a table at a restaurant that takes no requests any more. */
  sentWithoutTable:
    'Your message has been sent, but tables at this restaurant can no longer be requested here. No table is reserved: please wait for our reply.',
  failed: 'Failed to submit the form. Please try again.',
  orCall: ' Or call us: ',
  orContact: ' Or contact us by phone or email.',
  /** The reader may have sent nothing before: others share the network. */
  tooMany: (minutes: number) =>
    `Your message was not sent, because many have come from your network in a short time. What you wrote is still here. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  tooLarge: 'Your message is too long to be sent. Please shorten it and try again.',
  keyUsed: 'This form was already sent with different text. Please reload the page and try again.',
  badKey: 'The Idempotency-Key must be 1 to 64 letters, digits, hyphens or underscores.',
  crossSite: 'Please send the form from our own website.',
  notJson: 'The request must be JSON in UTF-8.',
  badJson: 'The request could not be read. Please send one JSON object in UTF-8.',
  badForm: 'The form could not be read. Please reload the page and try again.',
  draftGone:
    'Nothing was sent, and what you had written is no longer here. Please fill in the form again.',
}

/** The mail that confirms an enquiry to the visitor; texts it shares with the page are in `sent`. */
export const receipt = {
  subject: (reference: string) => `We have received your enquiry (${reference})`,
  /** @param company may be empty */
  thanks: (company: string) =>
    `Thank you for your enquiry. It has arrived${company && ` at ${company}`}.`,
  colon: ': ',
  received: (when: string) => `Received: ${when} (Japan time)`,
  automatic:
    'This mail was sent automatically, because somebody gave this address in the form on our website. If that was not you, there is nothing to do.',
}

/** The mail to a guest whose request for a table arrived: no sentence of it may be read as a confirmation. */
export const tableReceipt = {
  subject: (restaurant: string, day: string) =>
    `Not confirmed yet: your request for a table at ${restaurant}, ${day}`,
  arrived: (restaurant: string) => `Your request for a table at ${restaurant} has arrived.`,
  notYet:
    'It is not confirmed yet: no table is kept for you until the restaurant says so, by email or telephone.',
  when: (day: string, time: string) => `${day}, ${time}`,
  reference: (reference: string) => `Reference number: ${reference}`,
  link: 'To see it again, to say that you are fewer or late, or to cancel:',
  call: (phone: string) => `Or call the restaurant: ${phone}`,
  automatic: receipt.automatic,
}

/** What the form says for a guest who asks for a table with a dish that is ordered ahead. */
export const dishOrder = {
  /** How the dish is named, by which it is known again. */
  named: (dish: string) => `“${dish}”`,
  wish: (named: string, days: number) =>
    `I would like ${named}, which is ordered ${days === 1 ? 'the day before' : `${days} days ahead`}.`,
}
