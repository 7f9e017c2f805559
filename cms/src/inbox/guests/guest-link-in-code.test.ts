import { writeDay } from '@noren/contract/hours/calendar'
import { expect, test } from 'vitest'
import { explore, type Step, type Trace } from '../../../../scripts/testing/models/explore.ts'
import { GUEST_LINK, type GuestLink } from '../../../../scripts/testing/models/guest-link.ts'
import { todayIn } from '../../base/ui/in-tokyo.ts'
import { factsOf, isOutdated } from '../reply/letter.ts'
import { type TableState, withTable } from '../tables/answered.ts'
import { whyNot } from '../tables/marking.ts'
import type { KeptAct } from './act-words.ts'
import { afterAct } from './after-act.ts'

const TODAY = writeDay(todayIn(new Date()))

/** What the desk keeps of the table. */
type Kept = Parameters<typeof afterAct>[0] & Parameters<typeof withTable>[0] & { tableDate: string }

const inModel = ({ table, acts }: GuestLink) => ({ ...table, acts: acts.length })

/** The desk's rules of a table, moved by the steps of the model. */
function openCode() {
  /** What the guest did and the desk has not collected, the first on top. */
  const acts: KeptAct[] = []
  let table: Kept = {
    status: 'new',
    statusBefore: null,
    tableDate: `${TODAY}T12:00:00.000Z`,
    tableTime: '18:30',
    tablePeople: 4,
    tableState: 'asked',
    tableBefore: null,
    guestActs: [],
  }
  let screen = { shown: table.tableState, facts: factsOf(table) }

  function act(said: { people: number } | null): void {
    const kind = said ? ('said' as const) : ('cancelled' as const)
    const at = new Date().toISOString()
    acts.push({ kind, at, people: said?.people ?? null, time: null, words: null })
  }

  function collect(): void {
    const first = acts.shift()
    if (!first) throw new Error('No act waits')
    table = { ...table, ...afterAct(table, first) }
  }

  /** As the endpoints of a letter and of a mark do it. */
  function press(to: TableState): void {
    const { shown, facts } = screen
    const isLetter = (to === 'confirmed' || to === 'declined') && table.tableState !== 'came'
    const isRefused = isLetter
      ? isOutdated({ table: to, shown: shown ?? null, facts }, table)
      : table.tableState !== shown || whyNot(table, to, new Date()) !== null
    if (!isRefused) table = { ...table, ...withTable(table, to, '須磨 蓮') }
  }

  return {
    perform: (name: string) => {
      if (name === 'staff open the table')
        screen = { shown: table.tableState, facts: factsOf(table) }
      else if (name === 'the desk collects an act') collect()
      else if (name.startsWith('the guest cancels')) act(null)
      else if (name.startsWith('the guest says')) act({ people: Number(/\d/.exec(name)?.[0]) })
      else press(toState(name.split(' ').at(-1)))
    },
    seen: () => ({
      state: table.tableState,
      before: table.tableBefore,
      people: table.tablePeople,
      acts: acts.length,
    }),
  }
}

const STATES = ['asked', 'confirmed', 'declined', 'cancelled', 'came'] as const

function toState(word: string | undefined): (typeof STATES)[number] {
  const state = STATES.find((each) => each === word)
  if (!state) throw new Error(`No press is called ${word}`)
  return state
}

function follow(trace: Trace<GuestLink>): void {
  const code = openCode()
  const way: string[] = []
  for (const [name, after] of trace) {
    way.push(name)
    code.perform(name)
    expect({ way, ...code.seen() }).toEqual({ way, ...inModel(after) })
  }
}

test('the guest’s link and the answers of staff come together at the desk as in the model, step by step', () => {
  const kindOf = ({ table, acts, hasCancelled, screen }: GuestLink, [name]: Step<GuestLink>) =>
    JSON.stringify([table, hasCancelled, acts, screen?.state, name])
  const traces = explore(GUEST_LINK).traces(kindOf)
  expect(traces.length).toBeGreaterThan(100)
  for (const trace of traces) follow(trace)
})
