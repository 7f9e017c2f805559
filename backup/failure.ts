/** Why a backup could not be made, checked or restored, as a sentence for the operator. */
export class BackupFailure extends Error {
  override name = 'BackupFailure'
}

/** Explains an error of the system or of the bucket that stores backups. */
export function targetFailure(
  error: unknown,
  target: string,
  wanted: 'read' | 'written',
): BackupFailure {
  if (error instanceof BackupFailure) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const message = error instanceof Error ? error.message || error.name : String(error)
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new BackupFailure(
        `${target} is full: free some space there. The backups made before are whole.`,
      )
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      if (wanted === 'read') {
        return new BackupFailure(
          `${target} cannot be read: give it to the user the programs run as.`,
        )
      }
      return new BackupFailure(
        `${target} cannot be written: mount it writable, and give it to the user the programs run as.`,
      )
    case 'ENOTDIR':
    case 'EEXIST':
    case 'ENOENT':
    case 'ELOOP':
      return new BackupFailure(
        `${target} is no folder and cannot be made one: set BACKUP_URL, --to or --from to a folder or an s3:// address.`,
      )
    default:
      return new BackupFailure(`${target} cannot be used: ${message}`)
  }
}
