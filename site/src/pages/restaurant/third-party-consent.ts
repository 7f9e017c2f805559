/**
 * Whether the visitor's browser asks to save data or not to be followed. The map, which comes from
 * another company and weighs megabytes, then waits for a click (readings A13).
 */
export function wantsToBeAsked(): boolean {
  return (
    ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
    ('connection' in navigator && savesData(navigator.connection))
  )
}

function savesData(connection: unknown): boolean {
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
