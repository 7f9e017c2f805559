import type { Enquiry } from '../../payload-types.ts'

/** What is counted of tables, each with the guests at them. */
export const COUNTS = [
  'asked',
  'askedGuests',
  'confirmed',
  'confirmedGuests',
  'came',
  'cameGuests',
  'missed',
  'missedGuests',
] as const

export type Counts = { [C in (typeof COUNTS)[number]]: number }

export const NONE: Counts = {
  asked: 0,
  askedGuests: 0,
  confirmed: 0,
  confirmedGuests: 0,
  came: 0,
  cameGuests: 0,
  missed: 0,
  missedGuests: 0,
}

type Counted = Pick<
  Enquiry,
  'id' | 'status' | 'tableState' | 'tablePeople' | 'guestActs' | 'deletedAt'
>

/**
 * What a table adds to the numbers of its month: each was asked for, and those whose guests came or did not were
 * confirmed. Spam and what is in the trash add nothing, nor does an act of a guest that stands alone: its table was
 * counted with its enquiry.
 */
export function countsOf(enquiry: Counted): Counts {
  const { id, status, tableState, tablePeople, guestActs, deletedAt } = enquiry
  const isAlone = guestActs?.some((act) => act.id === id)
  if (!tableState || status === 'spam' || deletedAt || isAlone) return NONE
  const guests = tablePeople ?? 0
  const [came, missed] = [tableState === 'came', tableState === 'missed']
  const confirmed = tableState === 'confirmed' || came || missed
  return {
    asked: 1,
    askedGuests: guests,
    confirmed: Number(confirmed),
    confirmedGuests: confirmed ? guests : 0,
    came: Number(came),
    cameGuests: came ? guests : 0,
    missed: Number(missed),
    missedGuests: missed ? guests : 0,
  }
}

/** Two counts together. */
export function sumOf(one: Counts, other: Counts): Counts {
  const sum = { ...one }
  for (const name of COUNTS) sum[name] += other[name]
  return sum
}
