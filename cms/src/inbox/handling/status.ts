import type { FieldHook } from 'payload'
import type { Enquiry } from '../../payload-types.ts'

/** How far the staff are with an enquiry. */
export const STATUSES = [
  { value: 'new', label: { en: 'New', ja: '新着' } },
  { value: 'working', label: { en: 'In progress', ja: '対応中' } },
  { value: 'done', label: { en: 'Done', ja: '完了' } },
  { value: 'spam', label: { en: 'Spam', ja: '迷惑メール' } },
]

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
