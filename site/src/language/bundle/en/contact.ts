import type { ContactTexts } from '@noren/contract/resources/contact'

/**
 * Contact texts for when the server has none (ENT-24). The values of the details are examples, no one's
 * data (ENT-25).
 */
const content: ContactTexts = {
  hero: { title: 'Contact Us', breadcrumb: { home: 'Home', contact: 'Contact' } },
  contactSection: {
    getInTouch: 'GET IN TOUCH',
    trustedTitle: 'Tell us what you have in mind',
    trustedDescription: 'A table, a partnership, a question about work: please write a few lines.',
    contactDetails: {
      phone: { label: 'Phone', value: '000-000-0000' },
      email: { label: 'Email', value: 'hello@example.com' },
      location: { label: 'Location', value: 'Example Town, Japan' },
    },
    contactForm: {
      title: 'Write to us',
      namePlaceholder: 'Your name',
      phonePlaceholder: 'Phone number (10 digits)',
      emailPlaceholder: 'Email address',
      subjectPlaceholder: 'Subject',
      messagePlaceholder: 'Your message',
      submitButton: 'Request Call Back',
    },
  },
}

/** The contact page's texts: the defaults for missing content, and the form's own texts. */
export const contact = {
  content,
  contentFailed: 'Failed to fetch contact content.',
  labels: {
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
  },
  allRequired: 'Please fill in every field.',
  honeypot: 'Leave this box empty',
  purpose: {
    before: 'How we use this is in our ',
    policy: 'privacy policy',
    after: '.',
  },
  submit: 'Request Call Back',
  sent: 'Your message has been sent successfully!',
  failed: 'Failed to submit the form. Please try again.',
  reservationSubject: (restaurant: string) => `Reservation: ${restaurant}`,
}
