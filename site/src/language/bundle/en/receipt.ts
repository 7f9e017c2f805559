/** The mail that tells a visitor that the enquiry arrived, besides what the page says as well. */
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
