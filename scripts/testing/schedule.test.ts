import { expect, test } from 'vitest'
import { runInOrder, type Task } from './schedule.ts'

/** Tasks that the test ends, and a record of what happened to them in order. */
function plan(...needs: [name: string, ...needs: string[]][]) {
  const begun: string[] = []
  const ends = new Map<string, PromiseWithResolvers<string>>()
  const tasks = needs.map(([name, ...others]): Task<string> => {
    const end = Promise.withResolvers<string>()
    ends.set(name, end)
    return {
      name,
      needs: others,
      run: () => {
        begun.push(name)
        return end.promise
      },
    }
  })
  /** Ends a task, and waits until the next ones have begun. */
  const end = async (name: string, error?: Error) => {
    if (error) ends.get(name)?.reject(error)
    else ends.get(name)?.resolve(name)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { tasks, begun, end }
}

test('the longest goes first, and no more run at a time than there are slots', async () => {
  const { tasks, begun, end } = plan(['short'], ['long'], ['middle'])
  const seconds: Record<string, number> = { short: 1, middle: 5, long: 9 }
  const all = runInOrder(tasks, 2, (name) => seconds[name] ?? 0)
  expect(begun).toEqual(['long', 'middle'])
  await end('middle')
  expect(begun).toEqual(['long', 'middle', 'short'])
  await end('short')
  await end('long')
  expect([...(await all).values()].sort()).toEqual(['long', 'middle', 'short'])
})

test('a short one goes first when a long one waits for it', async () => {
  const { tasks, begun, end } = plan(['units'], ['browsers', 'build'], ['build'])
  const seconds: Record<string, number> = { units: 50, build: 10, browsers: 60 }
  const all = runInOrder(tasks, 1, (name) => seconds[name] ?? 0)
  for (const name of ['build', 'browsers', 'units']) await end(name)
  await all
  expect(begun).toEqual(['build', 'browsers', 'units'])
})

test('a task whose need failed does not begin, and says so; the rest is done', async () => {
  const { tasks, begun, end } = plan(
    ['build'],
    ['browsers', 'build'],
    ['table', 'browsers'],
    ['units'],
  )
  const all = runInOrder(tasks, 2, () => 1)
  await end('build', new Error('no room on the disk'))
  await end('units')
  expect(Object.fromEntries(await all)).toEqual({
    build: new Error('no room on the disk'),
    browsers: new Error('not run, since it needs build'),
    table: new Error('not run, since it needs browsers'),
    units: 'units',
  })
  expect(begun).toEqual(['build', 'units'])
})
