import type { UIFieldServerProps } from 'payload'
import { say } from '../../../base/words.ts'
import { opensContent } from '../../../staff/access/own.ts'
import { type Use, usesOf, useWords } from './uses.ts'

/** On the screen of a file: the documents that use it, each with a link for those who may open it. */
export async function UsedIn({ collectionSlug, id, i18n, payload, req, user }: UIFieldServerProps) {
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
              en: 'Nowhere yet.',
              ja: 'まだどこにも使われていません。',
            },
          )}
        </p>
      )}
      <ul>
        {uses.map((use) => (
          <li key={`${use.href} ${use.field.en}`}>
            {opens(user, use.of) ? (
              <a href={use.href}>{say({ i18n }, useWords(use))}</a>
            ) : (
              say({ i18n }, useWords(use))
            )}{' '}
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

function opens(user: UIFieldServerProps['user'], of: Use['of']): boolean {
  if ('global' in of) return opensContent(user, of.global)
  const { collection, id, restaurant } = of
  return restaurant === undefined
    ? opensContent(user, collection, id)
    : opensContent(user, 'restaurants', restaurant)
}
