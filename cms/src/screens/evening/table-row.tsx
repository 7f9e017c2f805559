'use client'

import { ANSWER_PARAMETER } from '@noren/contract/enquiry/recipients'
import { phoneLink } from '@noren/contract/phone-number'
import { useTranslation } from '@payloadcms/ui'
import Link from 'next/link'
import { useId } from 'react'
import { DeskButton } from '../../base/ui/desk-button.tsx'
import { say } from '../../base/words.ts'
import { screenOf } from '../../content/model/screen-addresses.ts'
import { ChangeForm } from '../../inbox/evening/change-form.tsx'
import type { DayTable } from '../../inbox/evening/day-table.ts'
import { STATE_WORDS } from '../../inbox/tables/answered.ts'
import { CONFIRM_AGAIN, UNTOLD } from '../../inbox/tables/evening-words.ts'
import { SOURCE_WORDS } from '../../inbox/tables/source.ts'
import { LateChoice } from './late-choice.tsx'
import { useTable } from './use-table.ts'
import { lateWords, partyWords, SIGNS, timeWords, WORDS } from './words.ts'

/** A table in the list of its day, to be read at arm's length, and what its guests did. */
export function TableRow({ table, date }: { table: DayTable; date: string }) {
  const { i18n } = useTranslation()
  const id = useId()
  const { mark, expect, problem } = useTable(table)
  const { state, back, expected, guest, hasBegun, isUntold, people, source, time } = table
  const isExpected = state === 'asked' || state === 'confirmed'
  const own = screenOf({ collection: 'enquiries', id: table.id })
  const telephone = table.phone && phoneLink(table.phone)
  return (
    <li aria-labelledby={id} className="desk-table" data-state={state}>
      <p className="desk-table__what" id={id}>
        <strong>{say({ i18n }, timeWords(time))}</strong> <b>{say({ i18n }, partyWords(people))}</b>{' '}
        <bdi>{say({ i18n }, guest)}</bdi>
      </p>
      <p className="desk-table__state">
        <span>
          <span aria-hidden="true">{SIGNS[state]}</span> {say({ i18n }, STATE_WORDS[state])}
        </span>
        {source && <small>{say({ i18n }, SOURCE_WORDS[source])}</small>}
        {expected && isExpected && <em>{say({ i18n }, lateWords(expected))}</em>}
      </p>
      {telephone && (
        <a className="desk-table__phone" href={telephone}>
          {table.phone}
        </a>
      )}
      {table.said.length > 0 && (
        <p className="desk-table__said">
          {table.said.map((words) => (
            <span key={words.en}>{say({ i18n }, words)}</span>
          ))}
        </p>
      )}
      {isUntold && (
        <p className="desk-table__untold">
          <span className="desk-problem">{say({ i18n }, UNTOLD)}</span>
          <Link
            className="desk-link"
            href={`${own}?${ANSWER_PARAMETER}=confirmed`}
            prefetch={false}
          >
            {say({ i18n }, CONFIRM_AGAIN)}
          </Link>
        </p>
      )}
      <div className="desk-table__acts">
        {state === 'confirmed' && hasBegun && (
          <DeskButton isMain onClick={() => mark('came')}>
            {say({ i18n }, WORDS.came)}
          </DeskButton>
        )}
        {state === 'asked' && (
          <Link className="desk-link" href={own} prefetch={false}>
            {say({ i18n }, WORDS.answer)}
          </Link>
        )}
        {back && <DeskButton onClick={() => mark(back)}>{say({ i18n }, WORDS.undo)}</DeskButton>}
        <details>
          <summary>{say({ i18n }, WORDS.more)}</summary>
          <div className="desk-table__more">
            {state === 'confirmed' && hasBegun && (
              <DeskButton onClick={() => mark('missed')}>{say({ i18n }, WORDS.missed)}</DeskButton>
            )}
            {isExpected && (
              <>
                <DeskButton onClick={() => mark('cancelled')}>
                  {say({ i18n }, WORDS.cancel)}
                </DeskButton>
                <LateChoice expected={expected} onChoose={expect} time={time} />
                <ChangeForm
                  facts={{ date, time, people }}
                  id={table.id}
                  key={`${time} ${people}`}
                  shown={state}
                />
              </>
            )}
            <Link className="desk-link" href={own} prefetch={false}>
              {say({ i18n }, WORDS.open)}
            </Link>
          </div>
        </details>
      </div>
      {problem && (
        <p className="desk-problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  )
}
