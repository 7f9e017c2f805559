import { vi } from 'vitest'

/** A line of the log, parsed. */
export type LogLine = Record<string, unknown> & { level: string; event: string }

/** Whether a line tells how the house is, and not what became of one enquiry. */
export const isOfTheHouse = ({ event }: LogLine): boolean => !event.startsWith('enquiry ')

/** Keeps what is logged from here on, instead of printing it; `using` ends this. */
export function logLines(): Disposable & { lines: LogLine[] } {
  const lines: LogLine[] = []
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      const line = String(text)
      if (line.startsWith('{"time"')) lines.push(JSON.parse(line))
      return true
    }),
  )
  return {
    lines,
    [Symbol.dispose]: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
