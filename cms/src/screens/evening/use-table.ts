import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type * as v from 'valibot'
import { askDesk, sentenceOf } from '../../base/requests/ask-desk.ts'
import { say } from '../../base/words.ts'
import type { DayTable } from '../../inbox/evening/day-table.ts'
import { type Change, changedSchema } from '../../inbox/evening/taking.ts'
import { type Mark, markedSchema, type TableState } from '../../inbox/tables/answered.ts'
import { WORDS } from './words.ts'

/** What staff note of a table in the list of its day, with what went wrong. */
export function useTable({ id, state }: Pick<DayTable, 'id' | 'state'>) {
  const { i18n } = useTranslation()
  const router = useRouter()
  const [problem, setProblem] = useState<string | null>(null)

  async function send<Kept>(
    path: string,
    schema: v.GenericSchema<unknown, Kept>,
    body: Mark | Change,
  ): Promise<void> {
    const answer = await askDesk(`/api/enquiries/${id}/${path}`, schema, { body })
    const isRefused = 'refusal' in answer
    setProblem(isRefused ? (sentenceOf(answer.refusal) ?? say({ i18n }, WORDS.failed)) : null)
    router.refresh()
  }

  return {
    problem,
    mark: (next: TableState) => send('table', markedSchema, { state: next, shown: state }),
    expect: (expected: string | null) =>
      send('table/change', changedSchema, { shown: state, expected }),
  }
}
