/** The thirteenth call: sending an enquiry. */
export const SUBMIT_ENQUIRY = {
  method: 'POST',
  path: '/api/contact-submission/create-submission',
} as const
