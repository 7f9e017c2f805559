/** Whether the visitor's browser asks to save data. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator && navigator.connection
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
