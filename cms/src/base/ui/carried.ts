import { parseJsonOnce } from '@noren/contract/json'

/** Leaves something for the next screen of this tab. */
export function carry(name: string, value: unknown): void {
  sessionStorage.setItem(name, JSON.stringify(value))
}

/** What the screen before has left here, once. */
export function carried(name: string): unknown {
  const left = sessionStorage.getItem(name)
  sessionStorage.removeItem(name)
  return left === null ? undefined : parseJsonOnce(left)
}
