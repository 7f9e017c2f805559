import { normalizePhone } from '@noren/contract/enquiry/phone'
import * as v from 'valibot'
import { folded } from '../../base/spelling/folded.ts'

/** Sent by the box: whom to look for, and which of the enquiries shown are to be erased. */
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

/** What it is answered: the enquiries of this person that are there now. */
export const foundSchema = v.object({
  /** From the address or telephone number. */
  found: v.array(foundEnquiry),
  /** From elsewhere, by somebody of the same name: whether it is this person, staff decide. */
  namesakes: v.array(foundEnquiry),
  /** How many were erased. */
  erased: v.number(),
})

export type Found = v.InferOutput<typeof foundSchema>

export type FoundEnquiry = v.InferOutput<typeof foundEnquiry>

type Contact = { email: string; phone: string }

/** Whether an enquiry is of the person with this address or telephone number, however it is typed. */
export function isOf(typed: string, { email, phone }: Contact): boolean {
  const [one, other] = [plain(typed), plain(email)]
  if (one.includes('@')) return one === other
  const digits = phoneDigits(typed)
  return digits.length >= 6 && digits === phoneDigits(phone)
}

/** A name for comparing, however it is written and with whatever space within. */
export function plainName(name: string): string {
  return folded(name).replace(/\s+/g, '')
}

/** Whether what was typed can be an address or a telephone number at all. */
export function isContact(typed: string): boolean {
  return plain(typed).includes('@') || phoneDigits(typed).length >= 6
}

function plain(email: string): string {
  return folded(email).trim()
}

function phoneDigits(phone: string): string {
  return normalizePhone(phone).replace(/[^0-9]/g, '')
}
