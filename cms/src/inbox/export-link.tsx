import type { ServerProps } from 'payload'
import { say } from '../base/words.ts'

/** Button above the list of enquiries. */
export function ExportLink({ i18n, payload }: ServerProps) {
  return (
    <p>
      <a className="desk-link" href={`${payload.config.routes.api}/enquiries/export.csv`} download>
        {say(
          { i18n },
          { en: 'Save all enquiries as a table (CSV)', ja: '全件を表形式で保存（CSV）' },
        )}
      </a>{' '}
      {say(
        { i18n },
        {
          en: 'Every enquiry with all its fields, spam among them, whatever is filtered here.',
          ja: 'この一覧の絞り込みに関係なく、迷惑メールも含むすべてのお問い合わせが入ります。',
        },
      )}
    </p>
  )
}
