import { vi } from 'vitest'

/** A line of the log, parsed. */
type LogLine = Record<string, unknown> & { level: string; event: string }

/** Records the log from here on, instead of printing it; `using` ends this. */
export function logLines(): Disposable & { lines: LogLine[] } {
  const lines: LogLine[] = []
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockImplementation((text) => {
      const line = String(text)
      if (line.startsWith('{')) lines.push(JSON.parse(line))
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
