import type { Model, Step } from './explore.ts'

/** What becomes of a table at the desk; as `TABLE_STATES` there. */
type TableState = 'asked' | 'confirmed' | 'declined' | 'withdrawn' | 'cancelled' | 'came'

/** What a guest does with their link. */
export type Act = { kind: 'cancelled' } | { kind: 'said'; people: number }

/** What a screen of the desk showed when it was opened. */
type Screen = { state: TableState; people: number; showsCancelled: boolean }

/** One table between its guest, who has links, and staff, who answer. */
export type GuestLink = {
  /** What the guest's links can say, each once: a letter adds one. */
  links: { says: 'asked' | 'confirmed' | 'declined'; people: number }[]
  /** Whether SITE knows the table as cancelled by its guest. */
  isCancelled: boolean
  /** Acts that the desk has not collected, the first on top. */
  acts: Act[]
  /** Whether the desk has the guest's cancellation. */
  hasCancelled: boolean
  table: { state: TableState; before: TableState | null; people: number }
  screen: Screen | null
  /** Whether staff gave a table whose guest had cancelled, and whether their screen showed that. */
  given: 'no' | 'seen' | 'unseen'
  /** The smallest party that the guest has said. */
  fewest: number
  /** How often the guest may still act, and staff press. */
  left: { acts: number; presses: number }
}

const PEOPLE = 4
const FEWER = [3, 2]

const isStanding = (state: TableState) => state === 'asked' || state === 'confirmed'

/** The desk collects the first act (`cms/src/inbox/guests/after-act.ts`). */
function collected(state: GuestLink): GuestLink {
  const [act, ...acts] = state.acts
  const { table } = state
  if (!act) return state
  if (act.kind === 'said') {
    if (!isStanding(table.state)) return { ...state, acts }
    const people = Math.min(table.people, act.people)
    const fewest = Math.min(state.fewest, act.people)
    return { ...state, acts, fewest, table: { ...table, people } }
  }
  const next = { ...state, acts, hasCancelled: true }
  if (isStanding(table.state)) return { ...next, table: { ...table, state: 'cancelled' } }
  // Where staff take back that the guests came, the table is cancelled.
  const isEnd = table.state === 'came' || table.state === 'cancelled'
  return isEnd ? { ...next, table: { ...table, before: 'cancelled' } } : next
}

/** Whether a press is a letter to the guest, or else a mark. */
const isLetter = ({ table }: GuestLink, to: TableState) =>
  (to === 'confirmed' || to === 'declined') && table.state !== 'came'

/** What a press makes of a table; `null` where it is refused (`whyNot` and `isOutdated` there). */
function pressed(state: GuestLink, to: TableState, screen: Screen): TableState | null {
  const { table } = state
  if (screen.state !== table.state) return null
  if (isLetter(state, to) && screen.people !== table.people) return null
  if (table.state === 'came') return to === table.before ? to : null
  if (to === 'came') return isStanding(table.state) ? to : null
  const isPromised = table.state === 'confirmed' || table.state === 'withdrawn'
  return to === 'declined' && isPromised ? 'withdrawn' : to
}

const PRESSES = ['confirmed', 'declined', 'cancelled', 'came', 'asked'] as const

function presses(state: GuestLink): Step<GuestLink>[] {
  const { screen, table, links, left, hasCancelled } = state
  if (!screen) {
    const shown = {
      state: table.state,
      people: table.people,
      showsCancelled: hasCancelled || table.state === 'cancelled',
    }
    return left.presses > 0 ? [['staff open the table', { ...state, screen: shown }]] : []
  }
  return PRESSES.filter((to) => to !== screen.state).map((to): Step<GuestLink> => {
    const closed = { ...state, screen: null, left: { ...left, presses: left.presses - 1 } }
    const became = pressed(state, to, screen)
    if (became === null) return [`staff press ${to}`, closed]
    // What the house has refused stays refused whatever its guest does (README.md): no screen is outdated by that.
    const isRefused = table.state === 'declined' || table.state === 'withdrawn'
    const seen = screen.showsCancelled || isRefused ? ('seen' as const) : ('unseen' as const)
    const given = hasCancelled && isStanding(became) ? seen : state.given
    const answered = { ...closed, given, table: { ...table, state: became, before: table.state } }
    // A table that its guest has cancelled gets no further link, and a press that takes back none.
    if (!isLetter(state, to) || hasCancelled) return [`staff press ${to}`, answered]
    const says = to === 'confirmed' ? ('confirmed' as const) : ('declined' as const)
    const link = { says, people: table.people }
    return [`staff press ${to}`, { ...answered, links: [...links, link] }]
  })
}

function guestActs(state: GuestLink): Step<GuestLink>[] {
  const { links, isCancelled, acts, left } = state
  if (isCancelled || left.acts === 0) return []
  return links.flatMap(({ says, people }, at): Step<GuestLink>[] => {
    // A page that says declined has no form.
    if (says === 'declined') return []
    const next = { ...state, left: { ...left, acts: left.acts - 1 } }
    const add = (act: Act) => ({ ...next, acts: [...acts, act] })
    const cancelled = { ...add({ kind: 'cancelled' }), isCancelled: true }
    const fewer = FEWER.filter((each) => each < people).map(
      (each): Step<GuestLink> => [
        `the guest says ${each} by link ${at + 1}`,
        add({ kind: 'said', people: each }),
      ],
    )
    return [[`the guest cancels by link ${at + 1}`, cancelled], ...fewer]
  })
}

/** The guest's link against what staff answer, as decision 118 has it. */
export const GUEST_LINK: Model<GuestLink> = {
  initial: {
    links: [{ says: 'asked', people: PEOPLE }],
    isCancelled: false,
    acts: [],
    hasCancelled: false,
    table: { state: 'asked', before: null, people: PEOPLE },
    screen: null,
    given: 'no',
    fewest: PEOPLE,
    left: { acts: 2, presses: 3 },
  },
  work: (state) => (state.acts.length > 0 ? [['the desk collects an act', collected(state)]] : []),
  chances: (state) => [...guestActs(state), ...presses(state)],
  always: {
    'a cancellation is never answered unseen': ({ given }) => given !== 'unseen',
    'an older link never makes a party larger': ({ table, fewest }) => table.people <= fewest,
  },
  atLast: {
    'whoever has cancelled is not expected, unless staff saw that and gave the table again': ({
      isCancelled,
      table,
      given,
    }) => !isCancelled || !isStanding(table.state) || given === 'seen',
  },
}
