'use client'

import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { type ChangeEvent, useState } from 'react'
import { useAskBeforeLeaving } from '../../base/ui/ask-before-leaving.ts'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import {
  BRING_IN,
  progressWords,
  stoppedWords,
  storeWords,
  unknownWords,
} from './bring-in-words.ts'
import { FILE_LIMIT_BYTES, FILE_TOO_LARGE } from './file-limit.ts'
import { HouseList } from './house-list.tsx'
import { type Look, lookAtFile, type ShownHouse, storeFile } from './send-file.ts'

/** What the screen shows, from the choice of a file to the end of storing it. */
type State =
  | { step: 'choose' | 'reading' }
  | { step: 'refused'; reason: string }
  | { step: 'looked'; file: File; look: Look }
  | { step: 'storing'; look: Look; stored: readonly ShownHouse[] }
  | { step: 'stopped'; look: Look; stored: readonly ShownHouse[]; reason: string }
  | { step: 'done'; look: Look; stored: readonly ShownHouse[] }

/** Takes a file, shows what it would make and change, and then stores it. */
export function BringIn({ address }: { address: string }) {
  const { i18n } = useTranslation()
  const [state, setState] = useState<State>({ step: 'choose' })
  const { language } = i18n
  useAskBeforeLeaving(state.step === 'storing')

  async function onChoose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = target.files?.[0]
    if (!chosen) return
    // A server that answers before it has read everything looks like a broken connection.
    if (chosen.size > FILE_LIMIT_BYTES) {
      setState({ step: 'refused', reason: say({ i18n }, FILE_TOO_LARGE) })
      return
    }
    setState({ step: 'reading' })
    // What is stored later is what was looked at, whatever happens to the file meanwhile.
    const content = await chosen.arrayBuffer().catch(() => null)
    // The same file can be chosen again once it is mended.
    target.value = ''
    if (!content) {
      setState({ step: 'refused', reason: say({ i18n }, BRING_IN.unreadable) })
      return
    }
    const file = new File([content], 'table.csv')
    const look = await lookAtFile({ address, file, language })
    if ('houses' in look) setState({ step: 'looked', file, look })
    else setState({ step: 'refused', reason: look.refused ?? say({ i18n }, BRING_IN.unreached) })
  }

  async function onStore(file: File, look: Look): Promise<void> {
    let stored: readonly ShownHouse[] = []
    setState({ step: 'storing', look, stored })
    const refusal = await storeFile({ address, file, language }, (houses) => {
      stored = houses
      setState({ step: 'storing', look, stored })
    })
    if (!refusal) setState({ step: 'done', look, stored })
    else {
      const reason = refusal.refused ?? say({ i18n }, BRING_IN.unreached)
      setState({ step: 'stopped', look, stored, reason })
    }
  }

  const { step } = state
  const isBusy = step === 'reading' || step === 'storing'
  return (
    <>
      <label className="desk-bring__file">
        <input
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={isBusy}
          onChange={(event) => void onChoose(event)}
          type="file"
        />
        <span>{say({ i18n }, 'look' in state ? BRING_IN.another : BRING_IN.choose)}</span>
      </label>
      <div className="desk-bring__said" role="status">
        {step === 'reading' && <p>{say({ i18n }, BRING_IN.reading)}</p>}
        {step === 'refused' && <p className="desk-bring__wrong">{state.reason}</p>}
        {step === 'storing' && (
          <p>{say({ i18n }, progressWords(state.stored.length, state.look.houses.length))}</p>
        )}
        {step === 'stopped' && (
          <p className="desk-bring__wrong">
            {say({ i18n }, stoppedWords(storedIn(state.stored), state.reason))}
          </p>
        )}
        {step === 'done' && <Done kind={state.look.kind} />}
        {step === 'looked' && (
          <>
            {storable(state.look) === 0 && <p>{say({ i18n }, BRING_IN.nothing)}</p>}
            {state.look.unknown.length > 0 && (
              <p>{say({ i18n }, unknownWords(state.look.unknown))}</p>
            )}
          </>
        )}
      </div>
      {step === 'looked' && storable(state.look) > 0 && (
        <div className="desk-bring__store">
          <DeskButton isMain onClick={() => onStore(state.file, state.look)} size="large">
            {say({ i18n }, storeWords(state.look.kind, storable(state.look)))}
          </DeskButton>
          {state.look.kind === 'menus' && <p>{say({ i18n }, BRING_IN.menusAtOnce)}</p>}
        </div>
      )}
      {'look' in state && (
        <HouseList
          houses={'stored' in state ? state.stored : state.look.houses}
          isStored={'stored' in state}
          kind={state.look.kind}
        />
      )}
    </>
  )
}

function storable({ houses }: Look): number {
  return storedIn(houses)
}

/** How many of these restaurants have something to store, or stored. */
function storedIn(houses: readonly ShownHouse[]): number {
  return houses.filter(({ change }) => change === 'new' || change === 'changed').length
}

function Done({ kind }: Pick<Look, 'kind'>) {
  const { i18n } = useTranslation()
  return (
    <div className="desk-notice desk-notice--calm">
      <p>{say({ i18n }, kind === 'restaurants' ? BRING_IN.draftsDone : BRING_IN.menusDone)}</p>
      <Link className="desk-link" href="/admin/collections/restaurants" prefetch={false}>
        {say({ i18n }, BRING_IN.openList)}
      </Link>
    </div>
  )
}
