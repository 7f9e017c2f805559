import { useTranslation } from '@payloadcms/ui'
import { say } from '../../base/words.ts'
import { type Choice, namesOf } from './closure.ts'
import { Part, type PartProps } from './part.tsx'

/** Which restaurants it is about: a large button for each, and one for all. */
export function RestaurantsPart({
  closure: { restaurants },
  change,
  problems,
  choices,
}: PartProps & { choices: readonly Choice[] }) {
  const { i18n } = useTranslation()
  const ids = choices.map(({ id }) => id)
  const isAll = ids.every((id) => restaurants.includes(id))
  return (
    <Part
      fields={['restaurants']}
      legend={{ en: 'Which restaurants', ja: '店舗' }}
      problems={problems}
    >
      <div className="desk-chips">
        {choices.length > 1 && (
          <label className="desk-chip desk-chip--all">
            <input
              checked={isAll}
              onChange={() => change({ restaurants: isAll ? [] : ids })}
              type="checkbox"
            />
            {say({ i18n }, { en: 'All restaurants', ja: '全店' })}
          </label>
        )}
        {choices.map((choice) => (
          <label className="desk-chip" key={choice.id}>
            <input
              checked={restaurants.includes(choice.id)}
              onChange={({ target }) =>
                change({
                  restaurants: ids.filter((id) =>
                    id === choice.id ? target.checked : restaurants.includes(id),
                  ),
                })
              }
              type="checkbox"
            />
            {say({ i18n }, namesOf(choice))}
            {!choice.isShown && (
              <small>{say({ i18n }, { en: ' (not published)', ja: '（未公開）' })}</small>
            )}
          </label>
        ))}
      </div>
    </Part>
  )
}
