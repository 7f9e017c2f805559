/** A number that a scenario measured, beside its goal. */
export type Figure = { name: string; value: string; goal: string; met: boolean }

/** A number that must not exceed `goal`. */
export function atMost(name: string, value: number, goal: number, unit: string): Figure {
  const text = (number: number): string => `${rounded(number)} ${unit}`.trim()
  return { name, value: text(value), goal: `≤ ${text(goal)}`, met: value <= goal }
}

/** A count that must reach `goal`. */
export function atLeast(name: string, value: number, goal: number): Figure {
  return { name, value: rounded(value), goal: `≥ ${rounded(goal)}`, met: value >= goal }
}

function rounded(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 1 : 0 })
}
