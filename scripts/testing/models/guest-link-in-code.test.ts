import { join } from 'node:path'
import { expect, test } from 'vitest'
import { todayIn } from '../../../cms/src/base/ui/in-tokyo.ts'
import { afterAct } from '../../../cms/src/inbox/guests/after-act.ts'
import { factsOf, isOutdated } from '../../../cms/src/inbox/reply/letter.ts'
import { type TableState, withTable } from '../../../cms/src/inbox/tables/answered.ts'
import { whyNot } from '../../../cms/src/inbox/tables/marking.ts'
import { writeDay } from '../../../contract/src/hours/calendar.ts'
import {
  createFileSpool,
  type FileSpool,
} from '../../../site/server/enquiries/spool/file/file-spool.ts'
import { uuidV7 } from '../../../site/server/enquiries/spool/uuid-v7.ts'
import { tempFolder } from '../../../site/server/testing/temp-folder.ts'
import { explore, type Step, type Trace } from './explore.ts'
import { GUEST_LINK, type GuestLink } from './guest-link.ts'

const TODAY = writeDay(todayIn(new Date()))
const TABLE = { restaurant: 'shiobi', date: TODAY, time: '18:30', people: 4 }

/** What the desk keeps of the table. */
type Kept = Parameters<typeof afterAct>[0] & Parameters<typeof withTable>[0] & { tableDate: string }

const inModel = ({ table, isCancelled, acts }: GuestLink) => ({
  ...table,
  isCancelled,
  acts: acts.length,
})

/** The site's spool and the desk's rules of one more table, moved by the steps of the model. */
function openCode(spool: FileSpool) {
  const of = uuidV7(Date.now())
  let table: Kept = {
    status: 'new',
    statusBefore: null,
    tableDate: `${TODAY}T12:00:00.000Z`,
    tableTime: TABLE.time,
    tablePeople: TABLE.people,
    tableState: 'asked',
    tableBefore: null,
    guestActs: [],
  }
  let screen = { shown: table.tableState, facts: factsOf(table) }

  async function act(said: { people: number } | null): Promise<void> {
    const [id, receivedAt] = [uuidV7(Date.now()), Date.now()]
    const kind = said ? ('said' as const) : ('cancelled' as const)
    const act = { of, kind, ...said }
    await spool.storeAct({ id, receivedAt, language: 'jp', act, table: TABLE, key: id })
  }

  async function collect(): Promise<void> {
    const [first] = await spool.waiting(1)
    if (!first?.act) throw new Error('No act waits')
    const { id, receivedAt: at, act } = first
    const { kind, people = null } = act
    table = { ...table, ...afterAct(table, { id, kind, at, people, time: null, words: null }) }
    await spool.acknowledge([id])
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
    perform: async (name: string) => {
      const word = name.split(' ').at(-1) ?? ''
      if (name === 'staff open the table')
        screen = { shown: table.tableState, facts: factsOf(table) }
      else if (name === 'the desk collects an act') await collect()
      else if (name.startsWith('the guest cancels')) await act(null)
      else if (name.startsWith('the guest says'))
        await act({ people: Number(/\d/.exec(name)?.[0]) })
      else press(toState(word))
    },
    seen: async () => ({
      state: table.tableState,
      before: table.tableBefore,
      people: table.tablePeople,
      isCancelled: await spool.isCancelled(of),
      acts: (await spool.waiting(100)).length,
    }),
    end: async () => {
      await spool.acknowledge((await spool.waiting(100)).map(({ id }) => id))
    },
  }
}

const STATES = ['asked', 'confirmed', 'declined', 'cancelled', 'came'] as const

function toState(word: string): (typeof STATES)[number] {
  const state = STATES.find((each) => each === word)
  if (!state) throw new Error(`No press is called ${word}`)
  return state
}

async function follow(trace: Trace<GuestLink>, spool: FileSpool): Promise<void> {
  const code = openCode(spool)
  const way: string[] = []
  for (const [name, after] of trace) {
    way.push(name)
    await code.perform(name)
    expect({ way, ...(await code.seen()) }).toEqual({ way, ...inModel(after) })
  }
  await code.end()
}

test('the guest’s link and the answers of staff come together in the code as in the model, step by step', async () => {
  const mailed = { staff: false, visitor: false }
  const rateLimit = { admit: () => 0 }
  const path = join(tempFolder(), 'enquiries.db')
  const spool = createFileSpool(path, { mailed, rateLimit, now: Date.now })
  const kindOf = ({ table, acts, hasCancelled }: GuestLink, [name]: Step<GuestLink>) =>
    JSON.stringify([table.state, hasCancelled, acts.length > 0, name])
  const traces = explore(GUEST_LINK).traces(kindOf)
  for (const trace of traces) await follow(trace, spool)
  await spool.close()
  expect(traces.length).toBeGreaterThan(100)
})
