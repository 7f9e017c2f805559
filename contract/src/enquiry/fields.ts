/** The five fields of an enquiry, in the order of the form (ENT-23). */
export const ENQUIRY_FIELDS = ['name', 'phone', 'email', 'subject', 'message'] as const

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]

/** What a visitor sends: five texts and nothing else. */
export type Enquiry = { [Field in EnquiryField]: string }

/** What can be wrong with a field. `{field}.{problem}` is the key of its message. */
export type EnquiryProblem =
  | 'name.required'
  | 'name.line'
  | 'phone.required'
  | 'phone.digits'
  | 'email.required'
  | 'email.invalid'
  | 'subject.required'
  | 'subject.line'
  | 'message.required'
  | 'message.characters'

/** The problem of each field that has one. */
export type EnquiryProblems = { [Field in EnquiryField]?: EnquiryProblem }
