import { normalizePhone } from '@noren/contract/enquiry/phone'
import * as v from 'valibot'
import { folded } from '../../base/spelling/folded.ts'

/** The form's request: whom to look for, and which of the enquiries shown to erase. */
export const personSchema = v.object({
  contact: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  erase: v.optional(v.array(v.string())),
})

const foundEnquiry = v.object({
  id: v.string(),
  receivedAt: v.string(),
  name: v.string(),
  email: v.string(),
  subject: v.string(),
})

/** The answer: this person's enquiries that exist now. */
export const foundSchema = v.object({
  /** From the address or phone number. */
  found: v.array(foundEnquiry),
  /** From another address, under the same name: staff decide whether it is this person. */
  namesakes: v.array(foundEnquiry),
  /** How many were erased. */
  erased: v.number(),
})

export type Found = v.InferOutput<typeof foundSchema>

export type FoundEnquiry = v.InferOutput<typeof foundEnquiry>

type Contact = { email: string; phone: string }

/** Whether an enquiry is from the person with this address or phone number, in any spelling. */
export function isOf(typed: string, { email, phone }: Contact): boolean {
  const [one, other] = [plain(typed), plain(email)]
  if (one.includes('@')) return one === other
  const digits = phoneDigits(typed)
  return digits.length >= 6 && digits === phoneDigits(phone)
}

/** A name for comparisons, in any spelling and with any spaces. */
export function plainName(name: string): string {
  return folded(name).replace(/\s+/g, '')
}

/** Whether a text can be an address or a phone number at all. */
export function isContact(typed: string): boolean {
  return plain(typed).includes('@') || phoneDigits(typed).length >= 6
}

function plain(email: string): string {
  return folded(email).trim()
}

function phoneDigits(phone: string): string {
  return normalizePhone(phone).replace(/[^0-9]/g, '')
}
