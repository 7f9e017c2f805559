import type { UIFieldServerProps } from 'payload'
import { say } from '../../base/words.ts'
import { usesOf, useWords } from './uses.ts'

/** On the screen of a file: the documents that use it, each with a link. */
export async function UsedIn({ collectionSlug, id, i18n, payload, req }: UIFieldServerProps) {
  if (typeof id !== 'number' || (collectionSlug !== 'media' && collectionSlug !== 'videos')) {
    return null
  }
  const uses = await usesOf({ i18n, payload, req }, collectionSlug, id)
  return (
    <section aria-labelledby="desk-uses" className="desk-uses">
      <h2 id="desk-uses">{say({ i18n }, { en: 'Where it is used', ja: '使われているところ' })}</h2>
      {uses.length === 0 && (
        <p>
          {say(
            { i18n },
            {
              en: 'Nowhere yet. It can be deleted.',
              ja: 'まだどこにも使われていません。削除できます。',
            },
          )}
        </p>
      )}
      <ul>
        {uses.map((use) => (
          <li key={`${use.href} ${use.field.en}`}>
            <a href={use.href}>{say({ i18n }, useWords(use))}</a>{' '}
            <span>
              {say({ i18n }, use.field)}
              {use.isDraft && say({ i18n }, { en: ' (draft)', ja: '（下書き）' })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
