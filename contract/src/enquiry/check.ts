import { isBlank, removeInvisible } from '../invisible.ts'
import { readObject } from '../json.ts'
import { hasEmailShape } from './email-shape.ts'
import {
  ENQUIRY_FIELDS,
  type Enquiry,
  type EnquiryProblem,
  type EnquiryProblems,
} from './fields.ts'
import { halfWidth } from './half-width.ts'
import { isPhone } from './phone.ts'

/** The enquiry as it is stored and sent, or its problems. */
type EnquiryCheck = { ok: true; enquiry: Enquiry } | { ok: false; problems: EnquiryProblems }

/** A value in the form it is stored in, or its problem. */
type FieldCheck = { value: string } | { problem: EnquiryProblem }

/**
 * The rules of the contact form (VAL-03 to VAL-14), the same in the browser and on the server, which only
 * checks an e-mail address further. Takes any input: a value that is not a text counts as empty, and other
 * keys are ignored. Name, subject and message stay exactly as typed, except the line breaks of the
 * message.
 */
export function checkEnquiry(
  raw: unknown,
  isAddress: (text: string) => boolean = hasEmailShape,
): EnquiryCheck {
  const given = readObject(raw)
  const problems: EnquiryProblems = {}
  const enquiry = { name: '', phone: '', email: '', subject: '', message: '' }
  for (const field of ENQUIRY_FIELDS) {
    const checked = CHECKS[field](Object.hasOwn(given, field) ? given[field] : undefined, isAddress)
    if ('problem' in checked) problems[field] = checked.problem
    else enquiry[field] = checked.value
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, enquiry }
}

const CHECKS = {
  name: (raw) => checkLine(raw, 'name'),
  phone: checkPhone,
  email: checkEmail,
  subject: (raw) => checkLine(raw, 'subject'),
  message: checkMessage,
} as const satisfies {
  [Field in keyof Enquiry]: (raw: unknown, isAddress: (text: string) => boolean) => FieldCheck
}

/** Control characters and line breaks; a tab is neither harmful nor visible. */
const LINE_BREAKING = /[^\P{Cc}\t]|[\u2028\u2029]/u

function checkLine(raw: unknown, field: 'name' | 'subject'): FieldCheck {
  if (typeof raw !== 'string' || isBlank(raw)) return { problem: `${field}.required` }
  if (!raw.isWellFormed() || LINE_BREAKING.test(raw)) return { problem: `${field}.line` }
  return { value: raw }
}

function checkPhone(raw: unknown): FieldCheck {
  // The visitor gave something, though no text, so "required" would puzzle (E07).
  if (typeof raw !== 'string')
    return { problem: raw === undefined || raw === null ? 'phone.required' : 'phone.digits' }
  if (isBlank(raw)) return { problem: 'phone.required' }
  const value = plain(raw)
  return isPhone(value) ? { value } : { problem: 'phone.digits' }
}

function checkEmail(raw: unknown, isAddress: (text: string) => boolean): FieldCheck {
  if (typeof raw !== 'string' || isBlank(raw)) return { problem: 'email.required' }
  const value = plain(raw)
  return isAddress(value) ? { value } : { problem: 'email.invalid' }
}

/** The line breaks of every system and of word processors. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g
/** Control characters no mail or list can show; tab and line feed are fine. */
const UNPRINTABLE = /[^\P{Cc}\t\n\u0080-\u009F]/u

function checkMessage(raw: unknown): FieldCheck {
  if (typeof raw !== 'string' || isBlank(raw)) return { problem: 'message.required' }
  const value = raw.replace(LINE_BREAKS, '\n')
  const storable = value.isWellFormed() && !UNPRINTABLE.test(value)
  return storable ? { value } : { problem: 'message.characters' }
}

/**
 * A number or an address without what visitors did not mean to type: full width, invisible characters,
 * spaces.
 */
function plain(text: string): string {
  return removeInvisible(halfWidth(text)).trim()
}
