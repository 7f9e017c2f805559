import type { EmailAdapter } from 'payload'

/** The staff zone sends no mail: SITE notifies the staff, owners set forgotten passwords anew. */
export const noMail: EmailAdapter = () => ({
  name: 'none',
  defaultFromAddress: '',
  defaultFromName: '',
  sendEmail: () => Promise.reject(new Error('The CMS sends no mail.')),
})
