import { savesData } from '#src/ui/saves-data.ts'

/**
 * Whether the visitor's browser asks to save data or not to be followed. The map, which comes from
 * another company and weighs megabytes, then waits for a click (readings A13).
 */
export function wantsToBeAsked(): boolean {
  return (
    savesData() || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true)
  )
}
