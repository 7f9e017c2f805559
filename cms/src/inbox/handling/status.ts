import type { FieldHook } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import type { TableState } from '../tables/answered.ts'

/** How far the staff are with an enquiry. */
export const STATUSES = [
  { value: 'new', label: { en: 'New', ja: '新着' } },
  { value: 'working', label: { en: 'In progress', ja: '対応中' } },
  { value: 'done', label: { en: 'Done', ja: '完了' } },
  { value: 'spam', label: { en: 'Spam', ja: '迷惑メール' } },
]

type Status = Pick<Enquiry, 'status' | 'statusBefore'>

/** What an enquiry holds once its table is answered by somebody, or is unanswered again. */
export function withTable(before: Status, tableState: TableState, by: string | null) {
  const isAnswered = tableState !== 'asked'
  return {
    tableState,
    tableAnsweredAt: isAnswered ? new Date().toISOString() : null,
    tableAnsweredBy: isAnswered ? by : null,
    ...statusWith(before, isAnswered),
  }
}

/**
 * An answer to a table is the answer to its enquiry, which is then done; taken back, it is what it was.
 * What staff made of it in between, and spam, stay.
 */
function statusWith({ status, statusBefore }: Status, isAnswered: boolean): Partial<Status> {
  if (isAnswered) {
    return status === 'done' || status === 'spam' ? {} : { status: 'done', statusBefore: status }
  }
  return status === 'done' && statusBefore ? { status: statusBefore, statusBefore: null } : {}
}

/** What is taken for spam no more is new, unless it was answered. */
export const notSpamAnyMore: FieldHook<Enquiry, Enquiry['status'] | undefined> = ({
  value,
  originalDoc,
}) => {
  if (value !== 'new' || originalDoc?.status !== 'spam') return value
  const { tableState, answers } = originalDoc
  const isAnswered =
    (tableState && tableState !== 'asked') || (answers ?? []).some(({ how }) => how !== 'sending')
  return isAnswered ? 'done' : value
}
