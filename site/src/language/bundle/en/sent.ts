/** What visitors read once an enquiry was sent; the receipt by mail says the same. */
export const sent = {
  reference: 'Reference number',
  /** Where the content promises no time. */
  next: 'We read every message and reply by email or telephone.',
  /** The guest's own link to a requested table. */
  own: {
    open: 'See your request again, change or cancel it',
    copy: 'Copy this link',
    copied: 'Copied',
    calendar: 'Calendar file',
  },
  /** How to change or withdraw it: the text before the known contacts, between them, and after them. */
  change: {
    before: 'To change or withdraw it, contact us with this number: ',
    or: ' or ',
    after: '.',
  },
}
