import type { Enquiry } from '../../payload-types.ts'

/** How far the staff are with an enquiry. */
export const STATUSES = [
  { value: 'new', label: { en: 'New', ja: '新着' } },
  { value: 'working', label: { en: 'In progress', ja: '対応中' } },
  { value: 'done', label: { en: 'Done', ja: '完了' } },
  { value: 'spam', label: { en: 'Spam', ja: '迷惑メール' } },
]

type Status = Pick<Enquiry, 'status' | 'statusBefore'>

/**
 * An answer to a table is the answer to its enquiry, which is then done; taken back, it is what it was.
 * What staff made of it in between, and spam, stay.
 */
export function statusWith({ status, statusBefore }: Status, isAnswered: boolean): Partial<Status> {
  if (isAnswered) {
    return status === 'done' || status === 'spam' ? {} : { status: 'done', statusBefore: status }
  }
  return status === 'done' && statusBefore ? { status: statusBefore, statusBefore: null } : {}
}
