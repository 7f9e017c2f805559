import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { askDesk } from '../../base/requests/ask-desk.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { minuteWords } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { type MenuSave, savesIn, versionsSchema } from './menu-saves.ts'
import { NEW_DISH } from './menu-words.ts'
import { type FormerMenu, formerMenu, UNREACHED } from './send-menu.ts'

/** How many versions of dishes are read. */
const MOST = 200

/** How many changes of one save are named. */
const SHOWN = 8

type Props = {
  restaurant: number
  address: string
  onTake: (former: FormerMenu) => void
}

/** Who changed what of a menu and when; the menu as it was after each save can be loaded into the screen. */
export function MenuHistory({ restaurant, address, onTake }: Props) {
  const { i18n } = useTranslation()
  const [saves, setSaves] = useState<readonly MenuSave[] | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  async function load(): Promise<void> {
    const where = `where[version.restaurant][equals]=${restaurant}`
    const query = `${where}&trash=true&sort=-updatedAt&limit=${MOST}&locale=all&depth=0`
    const { value } = await askDesk(`/api/dishes/versions?${query}`, versionsSchema)
    setRefused(value ? null : say({ i18n }, UNREACHED))
    if (value) setSaves(savesIn(value.docs, i18n.language))
  }

  async function take(at: string): Promise<void> {
    const justAfter = new Date(Date.parse(at) + 1).toISOString()
    const former = await formerMenu(`${address}?at=${justAfter}`)
    if (!former.dishes) return setRefused(former.refused ?? say({ i18n }, UNREACHED))
    setRefused(null)
    onTake(former)
  }

  return (
    <details
      className="desk-menu__history"
      onToggle={({ currentTarget }) => currentTarget.open && void load()}
    >
      <summary>{say({ i18n }, { en: 'History', ja: '履歴' })}</summary>
      {refused && <p role="alert">{refused}</p>}
      {saves?.length === 0 && <p>{say({ i18n }, NONE)}</p>}
      <ol>
        {saves?.map(({ at, by, changes }, index) => (
          <li key={at}>
            <span>
              {say({ i18n }, minuteWords(tokyoMinute(new Date(at))))}
              {by && <span>{by}</span>}
            </span>
            <ul>
              {changes.slice(0, SHOWN).map(({ name, words }) => (
                <li key={`${name} ${words.en}`}>
                  {name || say({ i18n }, NEW_DISH)}
                  <span>{say({ i18n }, words)}</span>
                </li>
              ))}
              {changes.length > SHOWN && (
                <li>{say({ i18n }, moreWords(changes.length - SHOWN))}</li>
              )}
            </ul>
            {index > 0 && (
              <DeskButton onClick={() => take(at)} size="small">
                {say({ i18n }, { en: 'Load this state', ja: 'この時点の内容を読み込む' })}
              </DeskButton>
            )}
          </li>
        ))}
      </ol>
    </details>
  )
}

const moreWords = (count: number): Words => ({ en: `and ${count} more`, ja: `ほか${count}件` })
const NONE: Words = { en: 'Nothing has changed yet.', ja: 'まだ変更はありません。' }
