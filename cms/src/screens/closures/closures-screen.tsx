'use client'

import type { Day } from '@noren/contract/hours/calendar'
import { tokyoMinute } from '@noren/contract/hours/tokyo-clock'
import { TIME_WORDS } from '@noren/contract/hours/words/time'
import { useConfig, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { DEFAULT_LOCALE } from '../../base/locales.ts'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { minuteWords } from '../../base/ui/in-tokyo.ts'
import { say, type Words } from '../../base/words.ts'
import { NOT_OUT } from '../../publish/published-at.ts'
import {
  type Choice,
  type Entry,
  namesOf,
  type Saved,
  type Saving,
  savedSchema,
} from './closure.ts'
import { ClosureForm } from './closure-form.tsx'
import { DaysAhead } from './days-ahead.tsx'
import { EntryList } from './entry-list.tsx'
import type { Known } from './known.ts'
import { shownSince } from './shown-since.ts'

type Props = {
  known: Known
  editing: string | undefined
  restaurant: number
  /** Between the form and the list. */
  children: ReactNode
}

/**
 * The form, the result of the last save, and below it the existing closures.
 * @param editing id of the closure that the form opens with
 * @param restaurant id of the restaurant that is chosen at first
 */
export function ClosuresScreen({ known, editing, restaurant, children }: Props) {
  const { choices, entries, today } = known
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const router = useRouter()
  const [edited, setEdited] = useState(
    () => entries.find(({ ids }) => editing && ids.includes(editing)) ?? null,
  )
  const [forms, setForms] = useState(edited ? 1 : 0)
  const [done, setDone] = useState<Done | null>(null)
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (done) outcome.current?.focus()
  }, [done])

  function open(entry: Entry | null): void {
    setEdited(entry)
    setForms((count) => count + 1)
  }

  /** @returns why nothing was saved; `null` once it is, and `onDone` has been called */
  async function send(saving: Saving, onDone: () => void): Promise<string | null> {
    const answer = await askDesk(`${routes.api}/closures`, savedSchema, { body: saving })
    if (!answer.value) return sentenceOf(answer.refusal) ?? say({ i18n }, UNREACHED)
    onDone()
    setDone({ ...answer.value, closure: saving.closure })
    router.refresh()
    return null
  }

  /** The form keeps what was typed, also about the entry that is deleted: it would be a new one. */
  const onDelete = ({ ids }: Entry) =>
    send({ closure: null, replaces: ids, over: [] }, () => {
      if (edited?.ids.some((id) => ids.includes(id))) setEdited(null)
    })

  return (
    <>
      <p className="desk-closures__intro">{say({ i18n }, INTRODUCTION)}</p>
      <ClosureForm
        key={forms}
        begin={forms === 0 ? restaurant : null}
        edited={edited}
        isOpened={forms > 0 && edited !== null}
        known={known}
        onLeave={() => open(null)}
        onSave={(saving) => send(saving, () => open(null))}
        onTyped={() => setDone(null)}
      >
        <div className="desk-closure__outcome" ref={outcome} role="status" tabIndex={-1}>
          {done && <Outcome done={done} known={known} />}
        </div>
      </ClosureForm>
      {children}
      <EntryList
        choices={choices}
        entries={entries}
        onDelete={onDelete}
        onEdit={open}
        today={today}
      />
      <DaysAhead choices={choices} entries={entries} today={today} />
    </>
  )
}

const INTRODUCTION: Words = {
  en: 'What you publish here is on the restaurant’s page, the list, the home page, in "open now" and in what search engines read within a second, and ends automatically.',
  ja: 'ここで公開すると、すぐに店のページ・一覧・トップページ・「営業中」の表示・検索結果に反映され、最終日が過ぎると自動で消えます。',
}

const UNREACHED: Words = {
  en: 'The desk could not be reached, and nothing was changed. What you wrote is still here: please check the connection and try again.',
  ja: '接続できなかったため、何も変更していません。入力した内容は残っています。通信状態を確認して、もう一度お試しください。',
}

/** A save that succeeded; `null` in place of the closure where one was deleted. */
type Done = Saved & Pick<Saving, 'closure'>

/** Shows what went live and when, and links to the pages it is on. */
function Outcome({ known: { choices, today }, done }: { known: Known; done: Done }) {
  const { i18n } = useTranslation()
  const { routes } = useConfig().config
  const shown = choices.filter(({ id }) => done.shown.includes(id))
  return (
    <div className={`desk-notice desk-notice--${done.published ? 'calm' : 'alarm'}`}>
      <p>{say({ i18n }, wordsOf(done, today))}</p>
      <ul className="desk-closures__pages">
        {shown.map((choice) => (
          <li key={choice.id}>
            <a
              href={`${routes.api}/restaurants/${choice.id}/page?locale=${DEFAULT_LOCALE}`}
              rel="noopener"
              target="_blank"
            >
              {say({ i18n }, pageWords(choice))}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function pageWords(choice: Choice): Words {
  const { en, ja } = namesOf(choice)
  return { en: `Page of ${en}`, ja: `${ja}のページ` }
}

function wordsOf({ shown, published, closure }: Done, today: Day): Words {
  if (shown.length === 0) {
    return {
      en: 'Saved. Visitors see it once the restaurant itself is published.',
      ja: '保存しました。店のページが公開されると表示されます。',
    }
  }
  if (!published) return NOT_OUT
  const at = minuteWords(tokyoMinute(new Date(published)))
  if (!closure) {
    return {
      en: `Deleted: gone from the site since ${at.en}.`,
      ja: `削除しました。${at.ja}にサイトから消えました。`,
    }
  }
  const since = shownSince(closure, today)
  const [en, ja] = [TIME_WORDS.en.date, TIME_WORDS.jp.date]
  const later = closure.banner !== null && since.banner > today
  const banner = {
    en: later ? ` The banner is shown from ${en(since.banner, false)}.` : '',
    ja: later ? `バナーは${ja(since.banner, false)}から表示されます。` : '',
  }
  return since.pages > today
    ? {
        en: `Published: the pages show it from ${en(since.pages, false)}.${banner.en}`,
        ja: `公開しました。ページには${ja(since.pages, false)}から表示されます。${banner.ja}`,
      }
    : {
        en: `Published: on the site since ${at.en}.${banner.en}`,
        ja: `公開しました。${at.ja}からサイトに表示されています。${banner.ja}`,
      }
}
