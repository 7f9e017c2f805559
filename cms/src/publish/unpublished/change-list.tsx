import { useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { NOTHING } from './change-words.ts'
import type { Outgoing } from './outgoing.ts'

type Props = { title: string; tag: string | null; changes: Outgoing['changes'] }

/** What changes in a language, or in what all share: what it was, and what it becomes. */
export function ChangeList({ title, tag, changes }: Props) {
  const { i18n } = useTranslation()
  const lang = tag ?? undefined
  const nothing = say({ i18n }, NOTHING)
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {changes.map(({ label, before, after }) => (
          <div key={`${label} ${before} ${after}`}>
            <dt>{label}</dt>
            <dd>
              <del lang={lang}>{before || nothing}</del> <span aria-hidden="true">→</span>{' '}
              <ins lang={lang}>{after || nothing}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
