import type { Enquiry } from '../../payload-types.ts'
import type { KeptAct } from './act-words.ts'

/** What an act may change of an enquiry. */
type Acted = Pick<
  Enquiry,
  | 'guestActs'
  | 'readAt'
  | 'readBy'
  | 'status'
  | 'statusBefore'
  | 'tableAnsweredAt'
  | 'tableAnsweredBy'
  | 'tableBefore'
  | 'tableExpected'
  | 'tablePeople'
  | 'tableState'
  | 'tableTime'
>

/**
 * An enquiry once its guest has acted: unread and new again, so that staff see it; one that nobody had
 * answered and that is cancelled is done.
 */
export function afterAct(enquiry: Acted, kept: KeptAct): Partial<Acted> {
  const { guestActs, status, tableState, tablePeople, tableTime } = enquiry
  const { kind, people, time } = kept
  const acts = { guestActs: [...(guestActs ?? []), kept] }
  // That no reminder is wanted is no news to anybody.
  if (kind === 'unreminded') return acts
  const asNew =
    status === 'spam'
      ? {}
      : { status: 'new' as const, statusBefore: null, readAt: null, readBy: null }
  const isStanding = tableState === 'asked' || tableState === 'confirmed'
  if (!isStanding) {
    const hasArrived = tableState === 'came' || tableState === 'missed'
    // Staff may have marked it by mistake: once they take that back it is cancelled, whenever its guest did so.
    const isEnd = kind === 'cancelled' && (hasArrived || tableState === 'cancelled')
    return {
      ...acts,
      ...(isEnd && { tableBefore: 'cancelled' as const }),
      ...(isEnd && hasArrived && asNew),
    }
  }
  const isDone = kind === 'cancelled' && tableState === 'asked'
  return {
    ...acts,
    ...(kind === 'cancelled' && {
      tableState: 'cancelled' as const,
      tableAnsweredAt: kept.at,
      // No one of the staff: that is what tells it from their own mark.
      tableAnsweredBy: null,
    }),
    // A link may be older than the table that was agreed: by it guests become fewer, and late, only.
    ...(people && people < (tablePeople ?? 0) && { tablePeople: people }),
    ...(time && time > (tableTime ?? '') && { tableExpected: time }),
    ...(isDone && status !== 'spam' ? { status: 'done' as const, statusBefore: null } : asNew),
  }
}
