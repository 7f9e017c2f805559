import type { ServerProps } from 'payload'
import { say } from '../../base/words.ts'
import { AUDIT_LOG } from './line-words.ts'
import { AUDIT } from './read-log.ts'

/** Above the list of staff: the way to what they did. */
export function LogLink({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <p className="desk-audit-link">
      <a className="desk-link" href={AUDIT}>
        {say({ i18n }, AUDIT_LOG)}
      </a>
    </p>
  )
}
