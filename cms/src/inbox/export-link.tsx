import type { ServerProps } from 'payload'

/** Button above the list of enquiries. */
export function ExportLink({ i18n, payload }: ServerProps) {
  return (
    <p>
      <a className="desk-link" href={`${payload.config.routes.api}/enquiries/export.csv`} download>
        {i18n.language === 'en' ? 'Save all as a table (CSV)' : 'すべてを表形式で保存（CSV）'}
      </a>
    </p>
  )
}
