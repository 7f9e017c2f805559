import type { EnquiryProblem } from '@noren/contract/enquiry/fields'

/** The contact form's messages while it is filled in and sent. */
export const enquiry = {
  /** The message for each problem (VAL-03 to VAL-11); the server uses it too. */
  problems: {
    'name.required': 'Name is required',
    'name.line': 'Please write your name on one line, without control characters',
    'phone.required': 'Phone number is required',
    'phone.digits': 'Phone number must be exactly 10 digits',
    'email.required': 'Email is required',
    'email.invalid': 'Please enter a valid email address',
    'subject.required': 'Subject is required',
    'subject.line': 'Please write the subject on one line, without control characters',
    'message.required': 'Message is required',
    'message.characters': 'The message holds characters we cannot store. Please retype it',
  } satisfies { readonly [P in EnquiryProblem]: string },
  phoneShort: 'Mobile numbers have 11 digits. Please type the whole number.',
  phoneMobile: 'Your mobile number: +81 stands for its first 0.',
  /** Below the number, for visitors who have none of ten digits. */
  phoneElsewhere: 'No Japanese number? ',
  sendMail: 'Email us',
  sending: 'Sending…',
}
