import { readObject } from '@noren/contract/json'

/** Whether the visitor's browser asks to save data. */
export function savesData(): boolean {
  return readObject(readObject(navigator).connection).saveData === true
}
