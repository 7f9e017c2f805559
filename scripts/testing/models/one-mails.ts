import type { Model, Step } from './explore.ts'

/** A site as it mails; `out`: the mail server has the mail, and PostgreSQL does not know yet. */
type Mailer = { isCut: boolean; mailing: 'no' | 'claimed' | 'out' }

/** Two sites on one spool, of which one mails. */
export type OneMails = {
  sites: [Mailer, Mailer]
  /** Which holds the lock. */
  holder: 0 | 1 | null
  /** The mail about one enquiry in the spool. */
  mail: 'due' | 'leased' | 'sent'
  /** How often the mail server took it. */
  mails: number
  faults: number
}

const FAULTS = 3
const BOTH = [0, 1] as const

const withSite = (state: OneMails, at: 0 | 1, change: Partial<Mailer>): OneMails => {
  const [first, second] = state.sites
  const changed = { ...state.sites[at], ...change }
  return { ...state, sites: at === 0 ? [changed, second] : [first, changed] }
}

function work(state: OneMails): Step<OneMails>[] {
  const { sites, holder, mail, mails } = state
  // Renewed while a site mails and reaches the spool.
  const isRenewed = sites.some(({ isCut, mailing }) => mailing !== 'no' && !isCut)
  const ended: Step<OneMails>[] =
    mail === 'leased' && !isRenewed ? [['the lease ends', { ...state, mail: 'due' }]] : []
  return BOTH.reduce((steps, at) => {
    const { isCut, mailing } = sites[at]
    const add = (name: string, next: OneMails) => steps.push([`site ${at + 1} ${name}`, next])
    if (mailing === 'claimed')
      add('sends the mail', { ...withSite(state, at, { mailing: 'out' }), mails: mails + 1 })
    if (isCut) add('reaches the spool again', withSite(state, at, { isCut: false }))
    else if (mailing === 'out')
      add('notes the mail', { ...withSite(state, at, { mailing: 'no' }), mail: 'sent' })
    else if (holder === null) add('takes the lock', { ...state, holder: at })
    else if (holder === at && mail === 'due' && mailing === 'no')
      add('claims the mail', { ...withSite(state, at, { mailing: 'claimed' }), mail: 'leased' })
    return steps
  }, ended)
}

function chances(state: OneMails): Step<OneMails>[] {
  const { sites, holder, faults } = state
  if (faults === 0) return []
  return BOTH.flatMap((at): Step<OneMails>[] => {
    const { isCut, mailing } = sites[at]
    const without = { ...state, faults: faults - 1, holder: holder === at ? null : holder }
    const cut: Step<OneMails>[] = isCut
      ? []
      : [[`site ${at + 1} no longer reaches the spool`, withSite(without, at, { isCut: true })]]
    if (mailing === 'no') return cut
    return [...cut, [`site ${at + 1} stops`, withSite(without, at, { mailing: 'no' })]]
  })
}

const MAILER: Mailer = { isCut: false, mailing: 'no' }

/** Several site processes, of which one mails, as decisions 022 and 034 have it. */
export const ONE_MAILS: Model<OneMails> = {
  initial: { sites: [MAILER, MAILER], holder: null, mail: 'due', mails: 0, faults: FAULTS },
  work,
  chances,
  always: {
    'a mail goes out again only where a site stopped or was cut off': ({ mails, faults }) =>
      mails <= 1 + FAULTS - faults,
  },
  atLast: {
    'staff have the mail, and the spool knows': ({ mail, mails }) => mail === 'sent' && mails > 0,
  },
}
