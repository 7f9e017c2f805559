/** Something that happens, and the state after it. */
export type Step<State> = readonly [name: string, next: State]

/** A system as plain values: what may happen in each state, and what must hold. States are JSON. */
export type Model<State> = {
  initial: State
  /** What happens sooner or later, unless something else makes it impossible. */
  work: (state: State) => Step<State>[]
  /** What may happen or not: visitors, staff, crashes. */
  chances: (state: State) => Step<State>[]
  /** Hold in every state, each by its sentence. */
  always: { [sentence: string]: (state: State) => boolean }
  /** Hold wherever no work is left, each by its sentence. */
  atLast: { [sentence: string]: (state: State) => boolean }
}

/** A way from the initial state: each step with the state after it. */
export type Trace<State> = Step<State>[]

/** A state that breaks a sentence of its model, and the shortest way to it. */
export type Broken = { sentence: string; trace: string[] }

/** Everything a model can do; where something is broken, as far as it was seen until then. */
export type Explored<State> = {
  states: number
  transitions: number
  /** `null` when everything holds. */
  broken: Broken | null
  /**
   * Traces that together go through every kind of transition.
   * @param kindOf what makes two transitions one kind
   */
  traces: (kindOf: (before: State, step: Step<State>) => string) => Trace<State>[]
}

/** More states than any model here has: one that grows without end is a mistake. */
const LIMIT = 500_000

/** From work of which none is ever left, a state would never be one to judge. */
const ENDS = 'all work ends'

type Node<State> = { state: State; from: number; by: string; isAtRest: boolean }
type Edge = { from: number; by: string; to: number; isWork: boolean }

/** Visits every state a model can reach, the nearest first. @throws when there are too many */
export function explore<State>(model: Model<State>): Explored<State> {
  const nodes: Node<State>[] = []
  const edges: Edge[] = []
  const known = new Map<string, number>()

  function place(state: State, from: number, by: string): number {
    const key = JSON.stringify(state)
    const found = known.get(key)
    if (found !== undefined) return found
    if (nodes.length >= LIMIT) throw new Error(`The model has more than ${LIMIT} states`)
    known.set(key, nodes.length)
    return nodes.push({ state, from, by, isAtRest: false }) - 1
  }

  place(model.initial, -1, '')
  let found: { sentence: string; at: number } | null = null
  for (let at = 0; at < nodes.length && !found; at++) {
    const node = nodes[at]
    if (!node) break
    const work = model.work(node.state)
    node.isAtRest = work.length === 0
    const sentence = brokenIn(model, node)
    if (sentence !== null) found = { sentence, at }
    for (const [by, next] of work)
      edges.push({ from: at, by, to: place(next, at, by), isWork: true })
    for (const [by, next] of model.chances(node.state))
      edges.push({ from: at, by, to: place(next, at, by), isWork: false })
  }
  const endless = found ? -1 : endingAt(nodes, edges).indexOf(false)
  if (endless >= 0) found = { sentence: ENDS, at: endless }

  /** The edges from the initial state to this one. */
  function wayTo(to: number): Edge[] {
    const way: Edge[] = []
    for (let at = to; at > 0; ) {
      const { from, by } = nodes[at] ?? { from: 0, by: '' }
      way.unshift({ from, by, to: at, isWork: true })
      at = from
    }
    return way
  }

  const stateAt = (at: number) => nodes[at]?.state ?? model.initial
  return {
    states: nodes.length,
    transitions: edges.length,
    broken: found && { sentence: found.sentence, trace: wayTo(found.at).map(({ by }) => by) },
    traces: (kindOf) => {
      const kind = ({ from, by, to }: Edge) => kindOf(stateAt(from), [by, stateAt(to)])
      const covered = new Set<string>()
      // The farthest first: its way goes through many others.
      return edges.toReversed().flatMap((edge) => {
        if (covered.has(kind(edge))) return []
        const way = [...wayTo(edge.from), edge]
        for (const each of way) covered.add(kind(each))
        return [way.map(({ by, to }): Step<State> => [by, stateAt(to)])]
      })
    },
  }
}

/** The sentence that a state breaks. */
function brokenIn<State>(
  { always, atLast }: Model<State>,
  { state, isAtRest }: Node<State>,
): string | null {
  const rules = Object.entries(isAtRest ? { ...always, ...atLast } : always)
  return rules.find(([, holds]) => !holds(state))?.[0] ?? null
}

/** Which states work alone leads to rest. */
function endingAt(nodes: readonly { isAtRest: boolean }[], edges: readonly Edge[]): boolean[] {
  const ending = nodes.map(({ isAtRest }) => isAtRest)
  const before = Map.groupBy(
    edges.filter(({ isWork }) => isWork),
    ({ to }) => to,
  )
  const reached = [...ending.keys()].filter((at) => ending[at])
  for (let at = reached.pop(); at !== undefined; at = reached.pop()) {
    for (const { from } of before.get(at) ?? []) {
      if (ending[from]) continue
      ending[from] = true
      reached.push(from)
    }
  }
  return ending
}

/** The model with a fault: where a step of this name happens, `change` says what comes of it instead. */
export function withFault<State>(
  model: Model<State>,
  name: string,
  change: (before: State, after: State) => State,
): Model<State> {
  const faulty = (steps: Model<State>['work']) => (state: State) =>
    steps(state).map(([by, next]): Step<State> => [by, by === name ? change(state, next) : next])
  return { ...model, work: faulty(model.work), chances: faulty(model.chances) }
}
