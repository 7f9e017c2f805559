/** Work to do as soon as the tasks it needs are done. */
export type Task<Result> = {
  name: string
  /** Names of other tasks. */
  needs: readonly string[]
  run: () => Promise<Result>
}

/**
 * Does all tasks, at most `slots` at a time. Of those that can begin, the one with the longest way to the
 * end goes first: its own time and that of the tasks waiting for it, by `secondsOf`. A task that needs one
 * that threw does not begin.
 * @returns the result of each, by name; an `Error` for one that threw or was not begun
 */
export async function runInOrder<Result>(
  tasks: readonly Task<Result>[],
  slots: number,
  secondsOf: (name: string) => number,
): Promise<Map<string, Result | Error>> {
  const ways = new Map<string, number>()
  const results = new Map<string, Result | Error>()
  const running = new Map<string, Promise<void>>()
  const waiting = new Map(tasks.map((task) => [task.name, task]))

  function wayOf(name: string): number {
    const known = ways.get(name)
    if (known !== undefined) return known
    const after = tasks.filter(({ needs }) => needs.includes(name)).map((task) => wayOf(task.name))
    const way = secondsOf(name) + Math.max(0, ...after)
    ways.set(name, way)
    return way
  }

  async function begin({ name, run }: Task<Result>): Promise<void> {
    waiting.delete(name)
    results.set(name, await run().catch(asError))
    running.delete(name)
  }

  const lost = (name: string) => results.get(name) instanceof Error

  function giveUp(): void {
    const hopeless = () => [...waiting.values()].find(({ needs }) => needs.some(lost))
    for (let task = hopeless(); task; task = hopeless()) {
      waiting.delete(task.name)
      results.set(task.name, new Error(`not run, since it needs ${task.needs.find(lost)}`))
    }
  }

  while (waiting.size > 0 || running.size > 0) {
    giveUp()
    const ready = [...waiting.values()]
      .filter(({ needs }) => needs.every((need) => results.has(need)))
      .sort((a, b) => wayOf(b.name) - wayOf(a.name))
    for (const task of ready.slice(0, slots - running.size)) running.set(task.name, begin(task))
    if (running.size === 0 && waiting.size > 0) throw new Error('These tasks wait for each other')
    await Promise.race(running.values())
  }
  return results
}

function asError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown))
}
