import type { ServerProps } from 'payload'
import { say } from '../words.ts'

/** Button above the list of enquiries. */
export function ExportLink({ i18n, payload }: ServerProps) {
  return (
    <p>
      <a className="desk-link" href={`${payload.config.routes.api}/enquiries/export.csv`} download>
        {say({ i18n }, { en: 'Save all as a table (CSV)', ja: 'すべてを表形式で保存（CSV）' })}
      </a>
    </p>
  )
}
