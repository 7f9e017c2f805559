import { expect, test } from 'vitest'
import { explore, type Model, withFault } from './explore.ts'
import { GUEST_LINK } from './guest-link.ts'
import { HANDOVER } from './handover.ts'
import { ONE_MAILS } from './one-mails.ts'
import { PUBLISHING } from './publishing.ts'
import { TWO_SPOOLS } from './two-spools.ts'

/** What a model of nothing breaks. */
const brokenIn = <State>(model: Model<State>) => explore(model).broken

/** A counter that goes up to three. */
const COUNTER: Model<number> = {
  initial: 0,
  work: (count) => (count < 3 ? [['up', count + 1]] : []),
  chances: (count) => (count === 2 ? [['down', 0]] : []),
  always: { 'it is at most three': (count) => count <= 3 },
  atLast: { 'it ends at three': (count) => count === 3 },
}

test('every state is visited once, and the traces go through every step', () => {
  const { states, transitions, broken, traces } = explore(COUNTER)
  expect([states, transitions, broken]).toEqual([4, 4, null])
  const all = traces((before, [name]) => `${before} ${name}`)
  expect(all.map((trace) => trace.map(([name]) => name))).toEqual([
    ['up', 'up', 'down'],
    ['up', 'up', 'up'],
  ])
})

test('a model that breaks a sentence says which, with the shortest way there', () => {
  expect(brokenIn(withFault(COUNTER, 'up', (count) => count + 2))).toEqual({
    sentence: 'it is at most three',
    trace: ['up', 'up'],
  })
  expect(brokenIn(withFault(COUNTER, 'up', (count) => (count === 0 ? 1 : 0)))).toEqual({
    sentence: 'all work ends',
    trace: [],
  })
})

test('a publish is never a mix and never a step back, and the newest is shown in the end, whatever stops', () => {
  const { states, broken } = explore(PUBLISHING)
  expect(broken).toBeNull()
  expect(states).toBeGreaterThan(3000)
})

test('an enquiry is in the inbox exactly once and mailed at least once, whatever stops and whichever answer is lost', () => {
  const { states, broken } = explore(HANDOVER)
  expect(broken).toBeNull()
  expect(states).toBeGreaterThan(20_000)
})

test('of two sites with an outage between them and PostgreSQL staff get one request, and its cancellation', () => {
  const { states, broken } = explore(TWO_SPOOLS)
  expect(broken).toBeNull()
  expect(states).toBeGreaterThan(10_000)
})

test('of two sites one mails, and twice only where one stopped or was cut off', () => {
  const { states, broken } = explore(ONE_MAILS)
  expect(broken).toBeNull()
  expect(states).toBeGreaterThan(800)
})

test('a guest who cancels as staff confirm or decline is not expected', () => {
  const { states, broken } = explore(GUEST_LINK)
  expect(broken).toBeNull()
  expect(states).toBeGreaterThan(3000)
})

test('a pointer that is written before its file announces a snapshot that is not there', () => {
  const early = withFault(PUBLISHING, 'the desk writes the snapshot', (_, after) => ({
    ...after,
    current: after.desk?.seq ?? null,
  }))
  expect(brokenIn(early)).toEqual({
    sentence: 'what is announced is whole',
    trace: ['staff save', 'the desk writes the snapshot'],
  })
})

test('a site that turns to the demo company while the folder is empty shows a step back', () => {
  const demo = { seq: 0, content: 0, isWhole: true }
  const turning = withFault(
    PUBLISHING,
    'an operator empties the folder for the copy',
    (_, after) => ({ ...after, shown: after.shown && demo }),
  )
  const broken = brokenIn(turning)
  expect(broken?.sentence).toBe('visitors see no step back, unless an older copy was put there')
  expect(broken?.trace.at(-1)).toBe('an operator empties the folder for the copy')
})

test('a desk that keeps its number once it has published gives one number to two contents', () => {
  const late = withFault(
    withFault(PUBLISHING, 'the desk writes the snapshot', (before, after) => ({
      ...after,
      last: before.last,
    })),
    'the desk ends the publish',
    (before, after) => ({ ...after, last: before.desk?.seq ?? after.last }),
  )
  const broken = brokenIn(late)
  expect(broken?.sentence).toBe('visitors see no step back, unless an older copy was put there')
  expect(broken?.trace).toContain('the desk stops')
})

test('a desk that acknowledges what it has not stored loses an enquiry', () => {
  const hasty = withFault(HANDOVER, 'the desk collects', (_, { enquiries, ...after }) => ({
    ...after,
    enquiries: enquiries.map((each) => ({ ...each, isAcknowledged: each.row === 'kept' })),
  }))
  expect(brokenIn(hasty)).toEqual({
    sentence: 'whatever a visitor was thanked for is in the spool or the inbox',
    trace: [
      'a visitor sends 1',
      'the desk collects',
      'the site claims mail 1',
      'the site sends mail 1',
      'the site notes mail 1',
      'the site erases 1',
    ],
  })
})

test('a desk that does not know an enquiry again has it twice', () => {
  const forgetful = withFault(HANDOVER, 'the desk stops', (_, { enquiries, ...after }) => ({
    ...after,
    enquiries: enquiries.map((each) => ({ ...each, inbox: each.inbox * 2 })),
  }))
  expect(brokenIn(forgetful)).toEqual({
    sentence: 'nothing is in the inbox twice',
    trace: ['a visitor sends 1', 'the desk collects', 'the desk stores one', 'the desk stops'],
  })
})

test('a handover that does not look for an earlier cancellation loses it', () => {
  const blind = withFault(TWO_SPOOLS, 'site 2 hands over', (before, after) => ({
    ...after,
    shared: { ...after.shared, cancellations: before.shared.cancellations },
  }))
  const broken = brokenIn(blind)
  expect(broken?.sentence).toBe('a cancellation by either link cancels the request that staff have')
  expect(broken?.trace).toEqual([
    'a guest sends to site 1',
    'a guest sends to site 2, and the commit’s answer is lost',
    'the guest cancels by link 2 at site 1',
    'site 2 hands over',
  ])
})

test('a site that mails without the lock of the other mails twice', () => {
  const greedy = withFault(ONE_MAILS, 'site 1 claims the mail', (_, after) => ({
    ...after,
    holder: null,
    mail: 'due' as const,
  }))
  expect(brokenIn(greedy)?.sentence).toBe(
    'a mail goes out again only where a site stopped or was cut off',
  )
})

test('a desk that keeps a table as confirmed when its guest cancels expects nobody', () => {
  const deaf = withFault(GUEST_LINK, 'the desk collects an act', (before, after) => ({
    ...after,
    table: before.table,
  }))
  expect(brokenIn(deaf)).toEqual({
    sentence:
      'whoever has cancelled is not expected, unless staff saw that and gave the table again',
    trace: ['the guest cancels by link 1', 'the desk collects an act'],
  })
})

test('a party that an older link makes larger is larger than the guest said', () => {
  const swelling = withFault(GUEST_LINK, 'the desk collects an act', (before, after) => {
    const [act] = before.acts
    return act?.kind === 'said'
      ? { ...after, table: { ...after.table, people: act.people } }
      : after
  })
  expect(brokenIn(swelling)?.sentence).toBe('an older link never makes a party larger')
})
