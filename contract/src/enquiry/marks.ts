/**
 * What the site notices about an enquiry and tells the staff: a number that may lack a digit
 * (readings A20), and what makes it look like spam (readings A22).
 */
export const ENQUIRY_MARKS = [
  'phone-may-lack-a-digit',
  'hidden-field-filled',
  'sent-too-fast',
] as const

export type EnquiryMark = (typeof ENQUIRY_MARKS)[number]
