import { removeInvisible } from '../invisible.ts'
import { isObject } from '../json.ts'
import { isEmail } from './email.ts'
import {
  ENQUIRY_FIELDS,
  type Enquiry,
  type EnquiryField,
  type EnquiryProblem,
  type EnquiryProblems,
} from './fields.ts'
import { isPhone, normalizePhoneInput } from './phone.ts'

/** Either the enquiry as it is stored and sent, or what is wrong with it. */
export type EnquiryCheck = { ok: true; enquiry: Enquiry } | { ok: false; problems: EnquiryProblems }

/** Line breaks and control characters, which a single-line field never holds. */
const LINE_BREAKING = /[\p{Cc}\u2028\u2029]/u
/** Control characters a message never holds; tab and line breaks are fine. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/

/**
 * The rules of the contact form (spec §5), the same in the browser and on the server. Takes
 * anything: a value that is not a text counts as one nobody typed; other keys are not looked at.
 */
export function checkEnquiry(raw: unknown): EnquiryCheck {
  const given = isObject(raw) ? raw : {}
  const problems: EnquiryProblems = {}
  const enquiry = { name: '', phone: '', email: '', subject: '', message: '' }
  for (const field of ENQUIRY_FIELDS) {
    const value = Object.hasOwn(given, field) ? given[field] : undefined
    enquiry[field] = typeof value === 'string' ? clean(field, value) : ''
    const problem = problemOf(field, value, enquiry[field])
    if (problem) problems[field] = problem
  }
  return Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, enquiry }
}

function clean(field: EnquiryField, value: string): string {
  if (field === 'phone') return normalizePhoneInput(value)
  if (field === 'message') return value.replace(/\r\n?/g, '\n').trim()
  return field === 'email' ? value.normalize('NFKC').trim() : value.trim()
}

function problemOf(field: EnquiryField, raw: unknown, value: string): EnquiryProblem | undefined {
  const missing = removeInvisible(value).trim() === ''
  if (field === 'phone') {
    // A number where a text belongs was given, so "required" would puzzle (hostile inputs E07).
    if (missing)
      return raw === undefined || raw === null || raw === '' || isBlank(raw)
        ? 'phone.required'
        : 'phone.digits'
    return isPhone(value) ? undefined : 'phone.digits'
  }
  if (missing) return `${field}.required`
  if (!value.isWellFormed()) return field === 'email' ? 'email.invalid' : unprintable(field)
  if (field === 'email') return isEmail(value) ? undefined : 'email.invalid'
  const pattern = field === 'message' ? UNPRINTABLE : LINE_BREAKING
  return pattern.test(value) ? unprintable(field) : undefined
}

function isBlank(raw: unknown): boolean {
  return typeof raw === 'string'
}

function unprintable(field: 'name' | 'subject' | 'message'): EnquiryProblem {
  return field === 'message' ? 'message.characters' : `${field}.line`
}
