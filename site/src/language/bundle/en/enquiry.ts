import type { EnquiryProblem } from '@noren/contract/enquiry/fields'

/** What the visitor reads for each problem (VAL-03 to VAL-11). */
export const enquiry: { readonly [P in EnquiryProblem]: string } = {
  'name.required': 'Name is required',
  'name.line': 'Please write your name on one line, without special control characters',
  'phone.required': 'Phone number is required',
  'phone.digits': 'Phone number must be exactly 10 digits',
  'email.required': 'Email is required',
  'email.invalid': 'Please enter a valid email address',
  'subject.required': 'Subject is required',
  'subject.line': 'Please write the subject on one line, without special control characters',
  'message.required': 'Message is required',
  'message.characters': 'The message holds characters we cannot store. Please retype it',
}
