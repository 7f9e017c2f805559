import type { Model, Step } from './explore.ts'

/** The two sites. What a visitor sends to one has an id of that site, and so has its link. */
export type Site = 1 | 2
const SITES = [1, 2] as const

/** A row in the file of a site: the request for a table, or the cancellation by its link. */
type Row = { is: 'request' | 'cancellation'; id: Site }

/** What one site has of its own. */
type Machine = {
  /** Whether it does not reach PostgreSQL. */
  isCut: boolean
  /** What its file holds until it is handed over, the oldest first. */
  file: Row[]
  /** The links that were used to cancel while it kept that in its file. */
  links: Site[]
}

/** One request, which its guest may send to both sites, in PostgreSQL and in the files behind it. */
export type TwoSpools = {
  machines: { [S in Site]: Machine }
  shared: {
    /** The id by which staff get the request. */
    request: Site | null
    /** The id that was acknowledged beside it. */
    same: Site | null
    /** What the cancellations are of that staff get. */
    cancellations: Site[]
  }
  /** The links that the guest was given. */
  given: Site[]
  hasCancelled: boolean
  left: { sends: number; faults: number }
}

const FAULTS = 3

const withSite = (list: readonly Site[], site: Site) => [...new Set([...list, site])].sort()

function onMachine(state: TwoSpools, site: Site, change: Partial<Machine>): TwoSpools {
  const machine = { ...state.machines[site], ...change }
  return { ...state, machines: { ...state.machines, [site]: machine } }
}

const inShared = (state: TwoSpools, change: Partial<TwoSpools['shared']>): TwoSpools => ({
  ...state,
  shared: { ...state.shared, ...change },
})

const inFile = (state: TwoSpools, site: Site, row: Row): TwoSpools =>
  onMachine(state, site, { file: [...state.machines[site].file, row] })

/** The id under which staff have the request of this link. */
const keptAs = ({ shared: { same, request } }: TwoSpools, id: Site) =>
  same === id && request !== null ? request : id

/** PostgreSQL takes a row; both ways end here. */
function taken(state: TwoSpools, { is, id }: Row): TwoSpools {
  const { request, cancellations } = state.shared
  if (is === 'cancellation')
    return inShared(state, { cancellations: withSite(cancellations, keptAs(state, id)) })
  if (request === null) return inShared(state, { request: id })
  if (request === id) return state
  const same = inShared(state, { same: id })
  // Its cancellation came first, by the link that was acknowledged elsewhere.
  return cancellations.includes(id)
    ? inShared(same, { cancellations: withSite(cancellations, request) })
    : same
}

function sends(state: TwoSpools): Step<TwoSpools>[] {
  const { left, machines, shared, given } = state
  if (left.sends === 0) return []
  const next = { ...state, left: { ...left, sends: left.sends - 1 } }
  const answered = (after: TwoSpools, id: Site) => ({ ...after, given: withSite(given, id) })
  return SITES.flatMap((site): Step<TwoSpools>[] => {
    const { file, isCut } = machines[site]
    const row: Row = { is: 'request', id: site }
    const known = file.find(({ is }) => is === 'request')
    const name = `a guest sends to site ${site}`
    if (known) return [[name, answered(next, known.id)]]
    if (isCut) return [[name, answered(inFile(next, site, row), site)]]
    const here = taken(next, row)
    const stored: Step<TwoSpools> =
      shared.request === null
        ? [name, answered(here, site)]
        : [name, answered(next, shared.request)]
    if (left.faults === 0) return [stored]
    // The commit stands and its answer does not come: the file takes the request too.
    const committed = shared.request === null ? here : next
    const fewer = { ...committed, left: { ...next.left, faults: left.faults - 1 } }
    return [
      stored,
      [`${name}, and the commit’s answer is lost`, answered(inFile(fewer, site, row), site)],
    ]
  })
}

function isKnownCancelled(
  { shared, machines, ...state }: TwoSpools,
  site: Site,
  id: Site,
): boolean {
  const { links, isCut } = machines[site]
  if (links.includes(id)) return true
  return !isCut && shared.cancellations.includes(keptAs({ shared, machines, ...state }, id))
}

function cancels(state: TwoSpools): Step<TwoSpools>[] {
  return SITES.flatMap((site) =>
    state.given.flatMap((id): Step<TwoSpools>[] => {
      if (isKnownCancelled(state, site, id)) return []
      const { file, links, isCut } = state.machines[site]
      const row: Row = { is: 'cancellation', id }
      const isBehind = file.some((each) => each.is === 'request' && each.id === id)
      const next = { ...state, hasCancelled: true }
      const kept = onMachine(inFile(next, site, row), site, { links: withSite(links, id) })
      return [
        [
          `the guest cancels by link ${id} at site ${site}`,
          isBehind || isCut ? kept : taken(next, row),
        ],
      ]
    }),
  )
}

function work(state: TwoSpools): Step<TwoSpools>[] {
  return SITES.flatMap((site): Step<TwoSpools>[] => {
    const { isCut, file } = state.machines[site]
    if (isCut)
      return [[`site ${site} reaches PostgreSQL again`, onMachine(state, site, { isCut: false })]]
    const [oldest, ...others] = file
    if (!oldest) return []
    return [[`site ${site} hands over`, onMachine(taken(state, oldest), site, { file: others })]]
  })
}

function faults(state: TwoSpools): Step<TwoSpools>[] {
  const { left } = state
  if (left.faults === 0) return []
  const fewer = { ...state, left: { ...left, faults: left.faults - 1 } }
  return SITES.flatMap((site): Step<TwoSpools>[] => {
    const { isCut, file } = state.machines[site]
    if (isCut) return []
    const [oldest] = file
    const cut: Step<TwoSpools> = [
      `site ${site} no longer reaches PostgreSQL`,
      onMachine(fewer, site, { isCut: true }),
    ]
    const name = `site ${site} hands over and stops before it forgets`
    return oldest ? [cut, [name, taken(fewer, oldest)]] : [cut]
  })
}

const MACHINE: Machine = { isCut: false, file: [], links: [] }

/** Two sites on one PostgreSQL, each with a file behind it, as decisions 034 and 118 have it. */
export const TWO_SPOOLS: Model<TwoSpools> = {
  initial: {
    machines: { 1: MACHINE, 2: MACHINE },
    shared: { request: null, same: null, cancellations: [] },
    given: [],
    hasCancelled: false,
    left: { sends: 2, faults: FAULTS },
  },
  work,
  chances: (state) => [...sends(state), ...cancels(state), ...faults(state)],
  always: {
    'what was acknowledged is in PostgreSQL or in a file': ({ given, shared, machines }) =>
      given.length === 0 ||
      shared.request !== null ||
      SITES.some((site) => machines[site].file.some(({ is }) => is === 'request')),
  },
  atLast: {
    'staff have one request, and no file holds anything': ({ given, shared, machines }) =>
      given.length > 0 === (shared.request !== null) &&
      SITES.every((site) => machines[site].file.length === 0),
    'a cancellation by either link cancels the request that staff have': ({
      hasCancelled,
      shared,
    }) =>
      !hasCancelled || (shared.request !== null && shared.cancellations.includes(shared.request)),
  },
}
