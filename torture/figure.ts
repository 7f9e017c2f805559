/** What a scenario measured, beside what it must be. */
export type Figure = { name: string; value: string; goal: string; met: boolean }

/** A figure that must not be more than `goal`. */
export function atMost(name: string, value: number, goal: number, unit: string): Figure {
  const text = (number: number): string => `${rounded(number)} ${unit}`.trim()
  return { name, value: text(value), goal: `≤ ${text(goal)}`, met: value <= goal }
}

function rounded(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 })
}
