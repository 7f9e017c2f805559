import { Suspense } from 'react'
import { ChooseRow } from '../../base/choosing/choose-row.tsx'
import { languageWords, say, type Words } from '../../base/words.ts'
import { type LookedAt, pictureName } from '../../content/library/media/picture-words.ts'
import { type Use, useWords } from '../../content/library/media/uses.ts'
import { ALT_NAMES, ALT_REQUIRED, altIn, isDecorative } from '../../content/model/fields/alt.ts'
import { photoOf } from './cards.ts'
import { PictureLink } from './picture-link.tsx'

type Reader = { i18n: { language: string } }

type Uses = Promise<Map<number, Use[]>>

type Props = Reader & { picture: LookedAt; uses: Uses; mayDelete: boolean }

/** One picture of the library: what it shows, which description is missing, and where it is used. */
export function PictureCard({ i18n, picture, uses, mayDelete }: Props) {
  const { id } = picture
  const photo = photoOf(picture)
  const name = pictureName({ i18n }, picture) || say({ i18n }, NAMELESS)
  return (
    <li>
      <article className="desk-card desk-picture">
        <div className="desk-card__picture">
          <img
            alt=""
            loading="lazy"
            src={photo?.src ?? ''}
            style={{ objectPosition: photo?.spot }}
          />
        </div>
        {mayDelete && <ChooseRow id={id} name={name} />}
        <div className="desk-card__text">
          <h2>
            <PictureLink id={id} name={name} />
          </h2>
          {marksOf(picture).map((words) => (
            <p className="desk-picture__mark" key={words.en}>
              {say({ i18n }, words)}
            </p>
          ))}
          <p className="desk-picture__uses">
            <Suspense fallback="…">
              <UsesLine i18n={i18n} id={id} uses={uses} />
            </Suspense>
          </p>
        </div>
      </article>
    </li>
  )
}

function marksOf(picture: LookedAt): Words[] {
  if (isDecorative(picture)) return []
  return ALT_REQUIRED.filter((language) => altIn(picture, ALT_NAMES[language]) === '').map(
    (language) => {
      const { en, ja } = languageWords(language)
      return { en: `No description in ${en}`, ja: `${ja}の説明がありません` }
    },
  )
}

async function UsesLine({ i18n, id, uses }: Reader & { id: number; uses: Uses }) {
  const [first, ...others] = (await uses).get(id) ?? []
  if (!first) return say({ i18n }, UNUSED)
  const { en, ja } = useWords(first)
  const more = others.length
  return say(
    { i18n },
    {
      en: more > 0 ? `${en} and ${more} more` : en,
      ja: more > 0 ? `${ja}ほか${more}か所` : ja,
    },
  )
}

const NAMELESS: Words = { en: '(no description yet)', ja: '（説明が未入力）' }
const UNUSED: Words = { en: 'Not used yet', ja: 'まだ使われていません' }
