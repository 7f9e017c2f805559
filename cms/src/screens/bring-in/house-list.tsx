import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useId } from 'react'
import { say, type Words } from '../../base/words.ts'
import { menuAddress, screenOf } from '../../content/model/screen-addresses.ts'
import { BRING_IN, moreWords, rowWords } from './bring-in-words.ts'
import type { Look, ShownHouse } from './send-file.ts'

type Props = Pick<Look, 'kind'> & {
  houses: readonly ShownHouse[]
  /** Whether this is what was stored, not what would be. */
  isStored: boolean
}

/** How many lines of one restaurant are shown, and how many rows to mend. */
const MOST_LINES = 50

/** The restaurants of a file: first those with something to mend, then the others. */
export function HouseList({ houses, isStored, kind }: Props) {
  const { i18n } = useTranslation()
  const wrong = houses.filter(({ problems }) => problems.length > 0)
  const fine = houses.filter(({ problems }) => problems.length === 0)
  return (
    <>
      {wrong.length > 0 && (
        <Part houses={wrong} kind={kind} title={BRING_IN.mend}>
          {say({ i18n }, BRING_IN.mendHelp)}
        </Part>
      )}
      {fine.length > 0 && (
        <Part houses={fine} kind={kind} title={isStored ? BRING_IN.brought : BRING_IN.what} />
      )}
    </>
  )
}

type PartProps = Pick<Props, 'houses' | 'kind'> & { title: Words; children?: string }

function Part({ houses, kind, title, children }: PartProps) {
  const { i18n } = useTranslation()
  const id = useId()
  return (
    <section aria-labelledby={id} className="desk-bring__part">
      <h2 id={id}>{say({ i18n }, title)}</h2>
      {children && <p>{children}</p>}
      <ul>
        {houses.map((house) => (
          <li key={house.row}>
            <h3>
              {house.id === null ? (
                house.name || say({ i18n }, BRING_IN.nameless)
              ) : (
                <Link href={addressOf(kind, house.id)} prefetch={false}>
                  {house.name}
                </Link>
              )}
            </h3>
            <p data-change={house.change}>{house.summary}</p>
            <Lines house={house} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function addressOf(kind: Look['kind'], id: number): string {
  return kind === 'menus' ? menuAddress(id) : screenOf({ collection: 'restaurants', id })
}

/** What is wrong in each row, and folded what is made or changed. */
function Lines({ house: { lines, problems } }: { house: ShownHouse }) {
  const { i18n } = useTranslation()
  return (
    <div>
      {problems.length > 0 && (
        <ul className="desk-bring__wrong">
          {problems.slice(0, MOST_LINES).map(({ row, text }, at) => (
            <li key={at}>{say({ i18n }, rowWords(row, text))}</li>
          ))}
          <More count={problems.length - MOST_LINES} />
        </ul>
      )}
      {lines.length === 1 && <p>{lines[0]}</p>}
      {lines.length > 1 && (
        <details>
          <summary>{say({ i18n }, BRING_IN.details)}</summary>
          <ul>
            {lines.slice(0, MOST_LINES).map((line, at) => (
              <li key={at}>{line}</li>
            ))}
            <More count={lines.length - MOST_LINES} />
          </ul>
        </details>
      )}
    </div>
  )
}

function More({ count }: { count: number }) {
  const { i18n } = useTranslation()
  return count > 0 ? <li>{say({ i18n }, moreWords(count))}</li> : null
}
