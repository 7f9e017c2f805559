import type { Model, Step } from './explore.ts'

/** One enquiry on its way from a visitor to staff. */
export type Enquiry = {
  /** What its visitor knows: not sent, sent and no answer seen, thanked. */
  visitor: 'unsent' | 'unanswered' | 'thanked'
  /** Its row in the spool; `erased`: without what the visitor wrote. */
  row: 'none' | 'kept' | 'erased' | 'removed'
  /** Whether SITE knows that the inbox has it. */
  isAcknowledged: boolean
  /** Of the mail to staff; `out`: the mail server has it, and SITE has not noted so. */
  mail: 'due' | 'claimed' | 'out' | 'sent'
  /** How often the mail server took it. */
  mails: number
  /** How often it is in the inbox. */
  inbox: number
}

/** The spool of one site and the inbox of one desk. */
export type Handover = {
  enquiries: Enquiry[]
  /** What the desk collected and has not acknowledged yet, by index. */
  batch: number[] | null
  /** Crashes and lost answers that may still come. */
  faults: number
}

const FAULTS = 3
const UNSENT: Enquiry = {
  visitor: 'unsent',
  row: 'none',
  isAcknowledged: false,
  mail: 'due',
  mails: 0,
  inbox: 0,
}

/** The state with one enquiry changed. */
const changed = (state: Handover, at: number, change: Partial<Enquiry>): Handover => ({
  ...state,
  enquiries: state.enquiries.map((each, index) => (index === at ? { ...each, ...change } : each)),
})

const isWaiting = ({ row, isAcknowledged }: Enquiry) => row === 'kept' && !isAcknowledged

/** SITE has heard that the inbox has these. */
const acknowledged = (state: Handover, batch: readonly number[]): Handover => ({
  ...state,
  batch: null,
  enquiries: state.enquiries.map((each, at) =>
    batch.includes(at) ? { ...each, isAcknowledged: true } : each,
  ),
})

function deskWork(state: Handover): Step<Handover>[] {
  const { enquiries, batch } = state
  if (!batch) {
    const waiting = enquiries.flatMap((each, at) => (isWaiting(each) ? [at] : []))
    return waiting.length === 0 ? [] : [['the desk collects', { ...state, batch: waiting }]]
  }
  const next = batch.find((at) => enquiries[at]?.inbox === 0)
  if (next !== undefined) return [['the desk stores one', changed(state, next, { inbox: 1 })]]
  return [['the desk acknowledges', acknowledged(state, batch)]]
}

function siteWork(state: Handover): Step<Handover>[] {
  return state.enquiries.flatMap((each, at): Step<Handover>[] => {
    const step = (name: string, change: Partial<Enquiry>): Step<Handover> => [
      `${name} ${at + 1}`,
      changed(state, at, change),
    ]
    if (each.row !== 'kept') return []
    if (each.mail === 'due') return [step('the site claims mail', { mail: 'claimed' })]
    if (each.mail === 'claimed')
      return [step('the site sends mail', { mail: 'out', mails: each.mails + 1 })]
    if (each.mail === 'out') return [step('the site notes mail', { mail: 'sent' })]
    return each.isAcknowledged ? [step('the site erases', { row: 'erased' })] : []
  })
}

function chances(state: Handover): Step<Handover>[] {
  const { enquiries, batch, faults } = state
  const steps: Step<Handover>[] = []
  for (const [at, { visitor, row }] of enquiries.entries()) {
    const stored = { row: row === 'none' ? ('kept' as const) : row }
    const number = at + 1
    // Whoever has no answer sends the form again, which has its key; within a day.
    if (visitor !== 'thanked' && row !== 'removed')
      steps.push([
        `a visitor sends ${number}`,
        changed(state, at, { ...stored, visitor: 'thanked' }),
      ])
    if (row === 'erased')
      steps.push([`a day ends for ${number}`, changed(state, at, { row: 'removed' })])
    if (visitor === 'unsent' && faults > 0) {
      const lost = changed(state, at, { ...stored, visitor: 'unanswered' })
      steps.push([`a visitor sends ${number} and sees no answer`, { ...lost, faults: faults - 1 }])
    }
  }
  if (faults === 0) return steps
  const fewer = { ...state, faults: faults - 1 }
  if (batch) {
    steps.push(['the desk stops', { ...fewer, batch: null }])
    const isStored = batch.every((at) => enquiries[at]?.inbox !== 0)
    if (isStored) steps.push(['the answer to the desk is lost', acknowledged(fewer, batch)])
  }
  const isMailing = enquiries.some(({ mail }) => mail === 'claimed' || mail === 'out')
  if (isMailing) {
    const due = enquiries.map((each) =>
      each.mail === 'sent' ? each : { ...each, mail: 'due' as const },
    )
    // The lease of its mail ends, and the next process sends it.
    steps.push(['the site stops', { ...fewer, enquiries: due }])
  }
  return steps
}

const every = (holds: (enquiry: Enquiry) => boolean) => (state: Handover) =>
  state.enquiries.every(holds)

/** The handover of two enquiries as decisions 006 and 022 have it. */
export const HANDOVER: Model<Handover> = {
  initial: { enquiries: [UNSENT, UNSENT], batch: null, faults: FAULTS },
  work: (state) => [...deskWork(state), ...siteWork(state)],
  chances,
  always: {
    'whatever a visitor was thanked for is in the spool or the inbox': every(
      ({ visitor, row, inbox }) => visitor !== 'thanked' || row === 'kept' || inbox > 0,
    ),
    'nothing is in the inbox twice': every(({ inbox }) => inbox <= 1),
    'nothing is erased before staff have it, in the inbox and by mail': every(
      ({ row, inbox, mails }) => row === 'none' || row === 'kept' || (inbox === 1 && mails > 0),
    ),
  },
  atLast: {
    'what was stored is in the inbox exactly once, and was mailed': every(
      ({ row, inbox, mails }) => row === 'none' || (inbox === 1 && mails > 0),
    ),
    'the site keeps nothing that a visitor wrote': every(({ row }) => row !== 'kept'),
  },
}
