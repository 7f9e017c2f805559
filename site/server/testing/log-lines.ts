import { vi } from 'vitest'

/** A line of the log, parsed. */
export type LogLine = Record<string, unknown> & { level: string; event: string }

/** Whether a line is about the site's state, not about one enquiry. */
export const isAboutSite = ({ event }: LogLine): boolean => !event.startsWith('enquiry ')

/** Collects log lines from here on instead of printing them; `using` ends this. */
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
